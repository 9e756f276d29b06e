/** What decides whether a background film is loaded at all. */
export interface Circumstances {
  readonly reducedMotion: boolean
  /** The visitor asked for less data. */
  readonly savesData: boolean
  /** As the browser estimates it: `slow-2g`, `2g`, `3g` or `4g`; undefined where it does not. */
  readonly connection: string | undefined
  readonly phone: boolean
}

/** Whether a film may be loaded. If not, its picture stays. */
export function mayLoadFilm(here: Circumstances, { onPhones }: { readonly onPhones: boolean }): boolean {
  if (here.reducedMotion || here.savesData) return false
  if (here.connection?.endsWith('2g') || here.connection === '3g') return false
  return onPhones || !here.phone
}
