/** Writes every line break as one line feed. */
export function normalLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Takes line breaks out; what stood before and after runs together. */
export function withoutLines(text: string): string {
  return text.replace(/[\r\n]+/g, '')
}
