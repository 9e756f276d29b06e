/** Items of the palette that are remembered as recent. */
const MAX_RECENT = 6

const KEY = 'vitrine-palette-recent'

/** Keys of the items that were chosen last in this browser, the latest first. */
export function recentItems(): readonly string[] {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string').slice(0, MAX_RECENT) : []
  } catch {
    // Another program has written it, or the browser keeps nothing.
    return []
  }
}

/** Remembers that an item was chosen. */
export function rememberItem(key: string): void {
  try {
    const keys = [key, ...recentItems().filter((other) => other !== key)]
    localStorage.setItem(KEY, JSON.stringify(keys.slice(0, MAX_RECENT)))
  } catch {
    // A private window keeps nothing.
  }
}
