/**
 * Writes a value as JSON that is the same for the same content: names in the order of their code units, nothing between the
 * parts, members that are undefined left out.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8785 (whole numbers and texts, as here, are written as `JSON.stringify` does)
 */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalText(member)}`)
  return `{${members.join(',')}}`
}
