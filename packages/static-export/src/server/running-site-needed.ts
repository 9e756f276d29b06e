import { ConfigError } from '@vitrine/cms/settings'
import type { Finding } from './crawl.ts'

/** Addresses that are named; the others are counted. */
const MAX_NAMED = 20

/** Refusal to export pages whose forms would be sent nowhere. */
export class RunningSiteNeeded extends ConfigError {
  constructor(running: readonly Finding[]) {
    const named = running.slice(0, MAX_NAMED).map(({ address, page, pages }) => {
      const others = pages > 1 ? ` and ${pages - 1} more` : ''
      return `  ${address} (asked for on ${page}${others})`
    })
    const others = running.length - named.length
    super(
      [
        'Files cannot take messages, search, or show a page to some people only. A running Vitrine is needed for:',
        ...named,
        ...(others > 0 ? [`  and ${others} more`] : []),
        'Give --origin https://… with the address of one, or take forms and search off these pages. Nothing was written.',
      ].join('\n'),
    )
  }
}
