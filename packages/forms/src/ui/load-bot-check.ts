import { holdPresses } from '@vitrine/islands/hold'
import type { BotCheckOnPage } from '@vitrine/protection/core'
import type { PageScript } from './page-script.ts'

let isLoading = false

/** Fetches what asks the bot check; pages without one need nothing of it. What is sent meanwhile waits. */
export function loadBotCheck(page: PageScript, settings: BotCheckOnPage): void {
  if (isLoading) return
  isLoading = true
  // A visitor who is quick agrees before there is anything that listens.
  const releases = [...document.querySelectorAll<HTMLElement>('.bot-check')].map(holdPresses)
  const starting = import('./bot-check/start.ts').then(({ startBotCheck }) => {
    const check = startBotCheck(page.api, settings)
    for (const release of releases) release()
    return check
  })
  starting.catch((failure: unknown) => console.error(failure))
  const waiting = new WeakSet<HTMLFormElement>()
  const { submit } = page
  page.submit = async (form, options) => {
    // However often a button is pressed, one check runs.
    if (waiting.has(form)) return undefined
    waiting.add(form)
    const mayGo = await starting.then((check) => check.admits(form)).catch(() => settings.mayFail)
    waiting.delete(form)
    return mayGo ? submit(form, options) : undefined
  }
}
