import type { BotCheckOnPage } from '@vitrine/protection/core'
import { giveConsent, hasConsent, onConsentChange } from '@vitrine/ui/consent'
import type { ApiAddress } from '../api.ts'
import type { BotCheckAsker, StartAsker } from './asker.ts'
import { askForConsent, containerOf, focusConsent, showStatus } from './container.ts'

/** The bot check of a page. */
export interface PageBotCheck {
  /** Gets a form what it needs to be taken. @returns False: it must not be sent. */
  readonly admits: (form: HTMLFormElement) => Promise<boolean>
}

/** Each kind is a chunk of its own. */
const ASKERS: Readonly<Record<BotCheckOnPage['kind'], () => Promise<StartAsker>>> = {
  proof: () => import('./proof.ts').then(({ startProof }) => startProof),
  turnstile: () => import('./turnstile.ts').then(({ startTurnstile }) => startTurnstile),
  hcaptcha: () => import('./hcaptcha.ts').then(({ startHcaptcha }) => startHcaptcha),
  recaptcha: () => import('./recaptcha.ts').then(({ startRecaptcha }) => startRecaptcha),
}

/** Events by which a visitor begins to fill in a form. */
const TOUCHES = ['focusin', 'pointerdown'] as const

/**
 * Starts the bot check of a page, which all its forms share: once the visitor agreed where a service is asked, and when
 * a form is first touched where the browser has to work for it.
 */
export function startBotCheck(api: ApiAddress, settings: BotCheckOnPage): PageBotCheck {
  const { kind } = settings
  let asker: BotCheckAsker | undefined
  let starting: Promise<BotCheckAsker> | undefined
  const start = async () => {
    try {
      starting ??= ASKERS[kind]().then((startAsker) => startAsker(settings, api))
      asker = await starting
      return asker
    } catch (failure) {
      // What could not be loaded is tried again the next time.
      starting = undefined
      throw failure
    }
  }
  const ask = async (form?: HTMLFormElement) => (asker ?? (await start())).ask(form)
  const mayLoad = () => !settings.asksConsent || hasConsent(kind)
  const askQuietly = () => {
    if (mayLoad()) ask().catch(logged)
  }

  if (kind === 'proof') whenTouched(askQuietly)
  else askQuietly()
  document.addEventListener('change', ({ target }) => {
    if (kind !== 'proof' || isInForm(target)) askQuietly()
  })
  document.addEventListener('wpcf7submit', ({ target }) => {
    asker?.renew?.(target as HTMLFormElement)
  })
  if (settings.asksConsent) followConsent(kind, askQuietly)

  return {
    async admits(form) {
      if (!mayLoad()) {
        focusConsent(form)
        return false
      }
      showStatus(form, 'running')
      try {
        await ask(form)
        showStatus(form, 'nothing')
        return true
      } catch (failure) {
        logged(failure)
        showStatus(form, settings.mayFail ? 'nothing' : 'failed')
        return settings.mayFail
      }
    },
  }
}

function followConsent(kind: BotCheckOnPage['kind'], then: () => void): void {
  askForConsent(!hasConsent(kind))
  onConsentChange(() => {
    askForConsent(!hasConsent(kind))
    then()
  })
  document.addEventListener('click', ({ target }) => {
    const place = (target as Element).closest('.bot-check__agree')?.closest('.bot-check')
    if (!place) return
    giveConsent(kind)
    // The button is gone; who used the keyboard goes on where the check answers.
    place.querySelector<HTMLElement>('.bot-check__status')?.focus()
  })
}

function whenTouched(then: () => void): void {
  const controller = new AbortController()
  const touch = ({ target }: Event) => {
    if (!isInForm(target)) return
    controller.abort()
    then()
  }
  for (const name of TOUCHES) document.addEventListener(name, touch, { signal: controller.signal })
}

function isInForm(target: EventTarget | null): boolean {
  const form = target instanceof Element && target.closest<HTMLFormElement>('form.wpcf7-form')
  return form instanceof HTMLFormElement && containerOf(form) !== undefined
}

function logged(failure: unknown): void {
  console.error(failure)
}
