import type { SentView } from '../core/after-sending.ts'
import type { PageOutcome } from '../core/outcome.ts'
import type { Problem } from '../core/problem.ts'

/** State of a form between submissions. */
export interface SubmissionState {
  /** As the protocol names it; shown by its class. */
  readonly status: string
  readonly message: string
  readonly problems: readonly Problem[]
  /** Stands in the form's place once it was sent; empty while the form is there. */
  readonly sentText: string
}

/** Before anything happened, or after a post without script. */
export function initialState(outcome: PageOutcome | undefined): SubmissionState {
  return outcome
    ? {
        status: outcome.status,
        message: outcome.message,
        problems: outcome.problems,
        sentText: textOf(outcome.sentView),
      }
    : { status: 'init', message: '', problems: [], sentText: '' }
}

/** Text that takes the form's place. */
export function textOf(view: SentView | undefined): string {
  return view && 'text' in view ? view.text : ''
}

/**
 * A new check replaces the problems of the fields it looked at, and leaves those of the others.
 *
 * @param checked Names in the order of the page.
 */
export function withChecked(
  problems: readonly Problem[],
  checked: ReadonlySet<string>,
  found: readonly Problem[],
): readonly Problem[] {
  const others = problems.filter(({ field }) => !checked.has(field))
  return [...others, ...[...checked].flatMap((name) => found.filter(({ field }) => field === name))]
}
