import type { PageOutcome } from '../core/outcome.ts'
import type { Surroundings } from '../core/template/surroundings.ts'

/** What the site tells the forms of a page: `context.features.forms`. */
export interface FormsPageState {
  /** Place of each form among those of the page, from 1, by block id. */
  readonly ordinals: Readonly<Record<string, number>>
  /** Path below which the protocol answers, with slashes at both ends. */
  readonly apiRoot: string
  readonly namespace: string
  readonly surroundings: Surroundings
  /** What became of a post without script. */
  readonly outcome?: PageOutcome
}
