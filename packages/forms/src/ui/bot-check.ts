import type { PageScript } from './page-script.ts'

/** The bot check that scores visitors in the background. [reference 13.4] */
export interface BotCheckSettings {
  readonly sitekey: string
  /** What the service is told a token is for. */
  readonly actions: { readonly homepage: string; readonly contactform: string }
}

interface Service {
  readonly ready: (then: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Service
  }
}

let isStarted = false

/** Asks for a token when the service is ready, on every change of the page, and before each submit. */
export function startBotCheck(page: PageScript, { sitekey, actions }: BotCheckSettings): void {
  if (isStarted) return
  isStarted = true
  const loading = loadService(sitekey)
  let service: Service | undefined
  const ask = async (action: string) => {
    service ??= await loading
    writeToken(action, await service.execute(sitekey, { action }))
  }
  const { submit } = page
  page.submit = (form, options) => ask(actions.contactform).then(() => submit(form, options), logged)
  ask(actions.homepage).catch(logged)
  document.addEventListener('change', () => void ask(actions.contactform).catch(logged))
}

function logged(failure: unknown): void {
  console.error(failure)
}

function loadService(siteKey: string): Promise<Service> {
  return new Promise((resolve, reject) => {
    const whenLoaded = () => {
      const { grecaptcha } = window
      grecaptcha?.ready(() => resolve(grecaptcha))
    }
    if (window.grecaptcha) return whenLoaded()
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.onload = whenLoaded
    script.onerror = reject
    document.head.append(script)
  })
}

function writeToken(action: string, token: string): void {
  const inputs = document.querySelectorAll<HTMLInputElement>('form.wpcf7-form [name="_wpcf7_recaptcha_response"]')
  for (const input of inputs) input.value = token
  document.dispatchEvent(new CustomEvent('wpcf7grecaptchaexecuted', { detail: { action, token } }))
}
