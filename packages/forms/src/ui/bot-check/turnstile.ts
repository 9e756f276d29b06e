import { TOKEN_FIELDS } from '../../core/token-fields.ts'
import type { StartAsker } from './asker.ts'
import { loadService } from './load-service.ts'
import { askByWidgets, type WidgetService } from './widgets.ts'

declare global {
  interface Window {
    turnstile?: WidgetService
  }
}

/** Settings of a form-tag that the widget takes over. [reference 9] */
const SETTINGS = ['action', 'appearance', 'size', 'theme', 'language'] as const

/** Cloudflare's check. @see https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
export const startTurnstile: StartAsker = async ({ siteKey }) => {
  const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
  const service = await loadService(address, () => window.turnstile)
  return askByWidgets(service, {
    field: TOKEN_FIELDS.turnstile,
    siteKey,
    options: ({ dataset }) => ({
      // The token is written into the field of the protocol.
      'response-field': false,
      ...Object.fromEntries(SETTINGS.flatMap((name) => (dataset[name] ? [[name, dataset[name]]] : []))),
    }),
  })
}
