/** Storage key for the names of notices that the visitor closed for good. */
const STORAGE_KEY = 'vitrine:closed-notices'

/** Most names stored; the oldest goes first. */
const MAX_STORED = 50

/** Remembers a notice that was closed for good. A full or forbidden storage only means that it comes back. */
export function keepAway(key: string, storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): void {
  if (!storage) return
  const stored = (storage.getItem(STORAGE_KEY) ?? '').split(' ').filter((name) => name !== '' && name !== key)
  try {
    storage.setItem(STORAGE_KEY, [...stored, key].slice(-MAX_STORED).join(' '))
  } catch {
    // Full: the notice comes back with the next page.
  }
}

/**
 * Takes notices that were closed for good out of the page before it is drawn, so that nothing jumps. Runs in the head of
 * every page, and so is as short as it can be: rules are given to the page as a sheet, which its policy allows.
 */
export const CLOSED_NOTICES_SCRIPT = `try{let n=(localStorage['${STORAGE_KEY}']||'').match(/\\w+/g);if(n){let s=new CSSStyleSheet;s.replaceSync(n.map(k=>'[data-notice="'+k+'"]').join()+'{display:none}');document.adoptedStyleSheets=[s]}}catch{}`
