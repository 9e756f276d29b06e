/** Takes the quotes away that stand around a text. */
export function withoutQuotes(text: string): string {
  const trimmed = text.trim()
  const quote = trimmed[0]
  const isQuoted = (quote === '"' || quote === "'") && trimmed.length > 1 && trimmed.endsWith(quote)
  return isQuoted ? trimmed.slice(1, -1) : trimmed
}
