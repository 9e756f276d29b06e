/** Largest upload, in bytes. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024

/** Characters of an alternative text or a caption. */
export const MAX_MEDIA_TEXT = 500

/** Characters of the path of a folder of the library, and folders that stand in one another. */
const [MAX_FOLDER, MAX_LEVELS] = [200, 8]

/** Tags of a file, and characters of one. */
const [MAX_TAGS, MAX_TAG] = [20, 40]

/** Between folders that stand in one another. */
const SEPARATOR = '/'

/**
 * Reads the path of a folder as somebody typed it: "Projects / Bakery " is `Projects/Bakery`.
 *
 * @returns Null for none, which is the library itself. What is beyond the limits is cut.
 */
export function parseFolder(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const names = raw.split(SEPARATOR).map(withoutExtraSpaces)
  const path = names.filter(Boolean).slice(0, MAX_LEVELS).join(SEPARATOR).slice(0, MAX_FOLDER)
  return path || null
}

/** Reads tags as somebody typed them. The same tag in other letters counts once. */
export function parseTags(raw: unknown): readonly string[] {
  if (!Array.isArray(raw)) return []
  const byName = new Map<string, string>()
  for (const one of raw) {
    const tag = typeof one === 'string' ? withoutExtraSpaces(one).slice(0, MAX_TAG) : ''
    if (tag && !byName.has(tag.toLowerCase())) byName.set(tag.toLowerCase(), tag)
  }
  return [...byName.values()].slice(0, MAX_TAGS)
}

function withoutExtraSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
