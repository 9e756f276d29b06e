import { escapeXml } from '@vitrine/content/core'
import type { FastifyReply } from 'fastify'

/** Page in place of one of the admin that cannot be drawn yet. It asks again by itself. */
export interface WaitingPage {
  readonly language: string
  readonly title: string
  readonly text: string
  /** Seconds after which the browser asks again. */
  readonly retryAfterSeconds: number
}

/** Answers with a page that asks again by itself. It needs neither the admin nor the database. */
export function sendWaitingPage(reply: FastifyReply, page: WaitingPage): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', String(page.retryAfterSeconds))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .type('text/html; charset=utf-8')
    .send(htmlOf(page))
}

function htmlOf({ language, title, text, retryAfterSeconds }: WaitingPage): string {
  const [heading, words] = [escapeXml(title), escapeXml(text)]
  return `<!DOCTYPE html><html lang="${escapeXml(language)}"><head><meta charset="utf-8"><title>${heading}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${retryAfterSeconds}"><style>body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem;font:1.125rem/1.5 system-ui,sans-serif;color:#1d1b18;background:#f4f0e8}h1{font-weight:500;margin:0 0 .5rem}p{margin:0;color:#5c554b}</style></head><body><main><h1>${heading}</h1><p>${words}</p></main></body></html>`
}
