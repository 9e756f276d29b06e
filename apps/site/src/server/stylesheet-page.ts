import type { FinishedPage } from '../cache/finished-page.ts'
import { finishPage } from '../render/finish.ts'

/** A stylesheet, compressed once and ready to be answered. */
export function stylesheetPage(css: string, cacheControl: string): Promise<FinishedPage> {
  return finishPage(css, {
    status: 200,
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    },
  })
}
