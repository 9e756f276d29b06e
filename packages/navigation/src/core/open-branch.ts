/**
 * The branch of a menu bar that is open, if one is: there is never more than one.
 *
 * `by` decides how it closes: what the pointer opened by resting on it goes when the pointer leaves; what a press or a
 * key opened stays until it is dismissed.
 */
export type OpenBranch = { readonly branch: number; readonly by: 'hover' | 'press' } | undefined

export type BranchEvent =
  | { readonly type: 'rest'; readonly branch: number }
  | { readonly type: 'leave'; readonly branch: number }
  | { readonly type: 'press'; readonly branch: number }
  | { readonly type: 'enter'; readonly branch: number }
  | { readonly type: 'dismiss' }

/** Open branch after an event: a pointer's rest or leave, a press of the button, ArrowDown into it, or a dismissal. */
export function afterBranchEvent(open: OpenBranch, event: BranchEvent): OpenBranch {
  switch (event.type) {
    case 'rest':
      return open?.branch === event.branch ? open : { branch: event.branch, by: 'hover' }
    case 'leave':
      return open?.branch === event.branch && open.by === 'hover' ? undefined : open
    case 'press':
      // The pointer rests on the button before it presses: such a press confirms what the hover opened.
      return open?.branch === event.branch && open.by === 'press' ? undefined : { branch: event.branch, by: 'press' }
    case 'enter':
      return { branch: event.branch, by: 'press' }
    case 'dismiss':
      return undefined
  }
}
