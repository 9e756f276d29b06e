import type { FromPage, Intent, ToPage } from '../../core/messages.ts'
import { type OwnChoice, ownChoice, withChoice } from '../../core/own-choice.ts'

/** Messages between page and admin, with the blocks that are chosen on the page: see {@link OwnChoice}. */
export interface Choices {
  /** Sends a wish of its editor to the admin. */
  send(intent: Intent): void
  /** Takes what the admin says. */
  hear(message: ToPage): void
}

/** @param page.show Shows a message, with what was chosen since. */
export function createChoices(page: {
  readonly post: (message: FromPage) => void
  readonly shown: () => ToPage
  readonly show: (message: ToPage) => void
}): Choices {
  let heard: ToPage | undefined
  let choice: OwnChoice | undefined
  return {
    send(intent) {
      if (intent.do !== 'select' && intent.do !== 'walk') return page.post({ type: 'vitrine-canvas', intent })
      choice = ownChoice(page.shown(), intent, choice)
      page.post({ type: 'vitrine-canvas', intent: { ...intent, turn: choice.turn } })
      if (heard) page.show(withChoice(heard, choice))
    },
    hear(message) {
      heard = message
      page.show(withChoice(message, choice))
    },
  }
}
