/** The colour schemes a visitor can choose; `auto` follows the device. */
export const SCHEMES = ['auto', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Key of the choice in `localStorage`. */
export const SCHEME_KEY = 'vitrine-scheme'

/** Reads a stored choice. Whatever is unknown counts as `auto`. */
export function parseScheme(stored: unknown): Scheme {
  return SCHEMES.find((scheme) => scheme === stored) ?? 'auto'
}

/**
 * Script for the head of a page that sets `data-scheme` on the root before anything is painted, so that nobody who
 * chose dark sees a flash of light. Constant, so that one hash in the content policy allows it. Blocked storage throws.
 */
export const SCHEME_SCRIPT = `try{let s=localStorage.getItem('${SCHEME_KEY}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}`
