import { RECAPTCHA_ACTIONS } from '@vitrine/protection/core'
import { TOKEN_FIELDS } from '../../core/token-fields.ts'
import { formsOfPage, type StartAsker, writeToken } from './asker.ts'
import { loadService } from './load-service.ts'

interface Recaptcha {
  readonly ready: (then: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** Google's check in the background. Each token goes into all forms, and the page is notified. [reference 13.4] */
export const startRecaptcha: StartAsker = async ({ siteKey }) => {
  const address = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
  const service = await loadService(address, () => window.grecaptcha)
  await new Promise<void>((resolve) => service.ready(resolve))
  let isOpening = true
  return {
    async ask() {
      const action = isOpening ? RECAPTCHA_ACTIONS.homepage : RECAPTCHA_ACTIONS.contactform
      isOpening = false
      const token = await service.execute(siteKey, { action })
      for (const form of formsOfPage()) writeToken(form, TOKEN_FIELDS.recaptcha, token)
      document.dispatchEvent(new CustomEvent('wpcf7grecaptchaexecuted', { detail: { action, token } }))
    },
  }
}
