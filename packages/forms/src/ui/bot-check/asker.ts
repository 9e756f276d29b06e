import type { BotCheckOnPage } from '@vitrine/protection/core'
import type { ApiAddress } from '../api.ts'

/** One way to get tokens: what a service, or the site itself, does in the browser. */
export interface BotCheckAsker {
  /**
   * Sees to it that forms have a token. It is asked as the page opens, whenever something changes, and before a form is
   * sent. [specification 2]
   *
   * @param form The one that is about to be sent.
   * @returns Resolves once the form has its token; rejects when there is none to be had.
   */
  readonly ask: (form?: HTMLFormElement) => Promise<void>
  /** The token of a form was brought to the server, and is good for nothing more. */
  readonly renew?: (form: HTMLFormElement) => void
}

export type StartAsker = (settings: BotCheckOnPage, api: ApiAddress) => Promise<BotCheckAsker>

/** All contact forms of the page. */
export function formsOfPage(): readonly HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('form.wpcf7-form')]
}

/** Writes a token into the hidden field of a form; a template has none until there is something to write. */
export function writeToken(form: HTMLFormElement, name: string, token: string): void {
  let field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!field) {
    field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    form.querySelector('.wpcf7-turnstile')?.append(field)
  }
  field.value = token
}
