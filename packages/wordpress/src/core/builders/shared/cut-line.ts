/**
 * Divides a text that is too long for a field at the last blank that fits.
 *
 * @param max Characters of the field.
 * @returns What fits, and the rest; an empty rest when all fits.
 */
export function cutLine(text: string, max: number): readonly [string, string] {
  const line = text.trim()
  if (line.length <= max) return [line, '']
  const blank = line.lastIndexOf(' ', max)
  const end = blank > max / 2 ? blank : beforeHalfSign(line, max)
  return [line.slice(0, end).trimEnd(), line.slice(end).trimStart()]
}

/** A sign of two code units stays whole. */
function beforeHalfSign(line: string, end: number): number {
  return /[\ud800-\udbff]/.test(line[end - 1] ?? '') ? end - 1 : end
}
