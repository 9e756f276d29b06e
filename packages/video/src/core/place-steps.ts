/** What a place shows: `data-state`. */
export type PlaceState = 'poster' | 'asking' | 'loading' | 'shown' | 'failed'

/**
 * What a place does when the visitor has allowed its provider, or taken that back, here or elsewhere on the page. A film
 * that was allowed for itself alone stays.
 */
export function stepOfConsent(
  wasAllowed: boolean,
  isAllowed: boolean,
  state: PlaceState,
): 'unload' | 'go on' | undefined {
  if (wasAllowed && !isAllowed) return 'unload'
  return isAllowed && state === 'asking' ? 'go on' : undefined
}
