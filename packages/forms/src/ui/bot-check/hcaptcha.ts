import { TOKEN_FIELDS } from '../../core/token-fields.ts'
import type { StartAsker } from './asker.ts'
import { loadService } from './load-service.ts'
import { askByWidgets, type WidgetService } from './widgets.ts'

declare global {
  interface Window {
    hcaptcha?: WidgetService & { readonly execute: (id: string) => void }
  }
}

/** hCaptcha's check. @see https://docs.hcaptcha.com/configuration */
export const startHcaptcha: StartAsker = async ({ siteKey }) => {
  const language = encodeURIComponent(document.documentElement.lang)
  const address = `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl=${language}`
  const service = await loadService(address, () => window.hcaptcha)
  return askByWidgets(service, {
    field: TOKEN_FIELDS.hcaptcha,
    siteKey,
    options: () => ({}),
    // Who sends without having ticked its box is asked then.
    prompt: (id) => service.execute(id),
  })
}
