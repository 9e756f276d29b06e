/** State of a place: `data-state`. */
export type PlaceState = 'poster' | 'asking' | 'loading' | 'shown' | 'failed'

/**
 * Step of a place when consent to its provider is given or withdrawn, here or elsewhere on the page. A video that was
 * allowed once, for itself alone, stays.
 */
export function stepOfConsent(
  wasAllowed: boolean,
  isAllowed: boolean,
  state: PlaceState,
): 'unload' | 'go on' | undefined {
  if (wasAllowed && !isAllowed) return 'unload'
  return isAllowed && state === 'asking' ? 'go on' : undefined
}
