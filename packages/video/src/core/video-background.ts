/** Conditions under which a background video is loaded or not. */
export interface LoadingConditions {
  readonly reducedMotion: boolean
  /** The visitor asked for less data. */
  readonly savesData: boolean
  /** As the browser estimates it: `slow-2g`, `2g`, `3g` or `4g`; undefined where it does not. */
  readonly connection: string | undefined
  readonly phone: boolean
}

/** Tells if a video may be loaded. If not, its image stays. */
export function mayLoadVideo(conditions: LoadingConditions, { onPhones }: { readonly onPhones: boolean }): boolean {
  if (conditions.reducedMotion || conditions.savesData) return false
  if (conditions.connection?.endsWith('2g') || conditions.connection === '3g') return false
  return onPhones || !conditions.phone
}
