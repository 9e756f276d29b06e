import type { IncomingHttpHeaders } from 'node:http'
import { APIError, getRequestLanguage, type Payload, parseCookies } from 'payload'
import { type AdminLabel, type AdminText, adminTextIn } from '../core/admin-text.ts'

/** A request of somebody who reads the admin in a language. A call of a program of the site may have none. */
export interface Asked {
  readonly i18n?: { readonly language: string } | undefined
}

/** A text in the language of who asked. */
export function answerIn(text: AdminLabel, { i18n }: Asked): string {
  return adminTextIn(text, i18n?.language ?? '')
}

/** Language in which the admin speaks to whoever sends a request to the site itself, as Payload names it. */
export function askedLanguage(
  { config }: Pick<Payload, 'config'>,
  asked: { readonly headers: IncomingHttpHeaders },
): string {
  const { cookie, 'accept-language': accepted } = asked.headers
  const headers = new Headers({ ...(cookie && { cookie }), ...(accepted && { 'accept-language': accepted }) })
  return getRequestLanguage({ config, cookies: parseCookies(headers), headers })
}

/** An answer of the site itself to somebody who works on it, in the language in which the admin speaks to them. */
export function siteAnswer(
  text: AdminLabel,
  payload: Pick<Payload, 'config'>,
  asked: { readonly headers: IncomingHttpHeaders },
): { readonly message: string } {
  return { message: answerIn(text, { i18n: { language: askedLanguage(payload, asked) } }) }
}

/** Refuses what was asked, with a sentence for who did. @param answer.data What programs read beside it. */
export function refusal(
  text: AdminText,
  answer: { readonly status: number; readonly req: Asked; readonly data?: Readonly<Record<string, unknown>> },
): APIError {
  return new APIError(answerIn(text, answer.req), answer.status, answer.data ?? null, true)
}

/** Checks a field. @param text Says to its editor what to write instead: always the same, or of what was written. */
export function accepts<Value>(
  isRight: (value: Value) => boolean,
  text: AdminText | ((value: Value) => AdminText),
): (value: Value, options: { readonly req: Asked }) => true | string {
  return (value, { req }) => isRight(value) || answerIn(typeof text === 'function' ? text(value) : text, req)
}
