import type { PageOutcome } from '../core/outcome.ts'
import type { Surroundings } from '../core/template/surroundings.ts'
import type { BotCheckSettings } from './bot-check.ts'

/** What the site tells the forms of a page: `context.features.forms`. */
export interface FormsPageState {
  /** Place of each form among those of the page, from 1, by block id. */
  readonly ordinals: Readonly<Record<string, number>>
  /** Path below which the protocol answers, with slashes at both ends. */
  readonly apiRoot: string
  readonly namespace: string
  readonly surroundings: Surroundings
  /** The bot check that scores visitors in the background, where it is on. */
  readonly recaptcha?: BotCheckSettings
  /** What became of a post without script. */
  readonly outcome?: PageOutcome
}
