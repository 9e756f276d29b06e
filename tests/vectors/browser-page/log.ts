import type { LogEntry, RecordedReply } from './scenario.ts'

const EVENTS =
  'statuschanged beforesubmit invalid unaccepted spam aborted mailsent mailfailed submit reset grecaptchaexecuted'

const ACCEPT = 'application/json, */*;q=0.1'

const SCHEMA = { version: 'Contact Form 7 SWV Schema 2024-10', locale: 'en_US' }

/**
 * Writes down what happens on the page, and answers its requests as they were answered.
 *
 * @param later Does something after milliseconds of the scenario's time.
 */
export function startLog(later: (ms: number, what: () => void) => void): LogEntry[] {
  const log: LogEntry[] = []
  logConsole(log)
  logEvents(log)
  if ('fetch' in window) answerRequests(log, later)
  window.grecaptcha = {
    ready: (then) => then(),
    execute: botCheck(log),
  }
  return log
}

function logConsole(log: LogEntry[]): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...texts: unknown[]) => log.push({ console: level, text: texts.map(asText).join(' ') })
  }
  window.addEventListener('unhandledrejection', (event) => log.push({ unhandled: asText(event.reason) }))
  window.addEventListener('error', (event) => log.push({ uncaught: asText(event.error ?? event.message) }))
}

function asText(value: unknown): string {
  if (value instanceof Response) return `Response ${value.status}`
  if (value instanceof Error) return String(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function logEvents(log: LogEntry[]): void {
  for (const name of EVENTS.split(' ')) {
    document.addEventListener(`wpcf7${name}`, (event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : undefined
      log.push({
        event: event.type,
        ...(form && { data_status: form.dataset.status }),
        ...recordedDetail((event as CustomEvent<Record<string, unknown>>).detail),
      })
    })
  }
}

function recordedDetail({ formData: _, ...detail }: Record<string, unknown>): object {
  const { defaultDetail, version, replies } = window.scenario
  const entries = Object.entries(detail).flatMap(([key, value]): [string, unknown][] => {
    const shown = value === version ? '{version}' : value
    if (key in defaultDetail && defaultDetail[key] === shown) return []
    if (key === 'inputs') return [[key, (value as { name: string; value: unknown }[]).map(asInput)]]
    if (key === 'apiResponse') {
      const known = [...replies.map(({ body }) => body), []].some((body) => isSame(body, value))
      return [[key, known ? '<the reply>' : value]]
    }
    return [[key, shown]]
  })
  return Object.fromEntries(entries)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function asInput({ name, value }: { name: string; value: unknown }): unknown {
  return [name, value instanceof File ? { file: { name: value.name, size: value.size } } : value]
}

function answerRequests(log: LogEntry[], later: (ms: number, what: () => void) => void): void {
  const replies = [...window.scenario.replies]
  window.fetch = (input, init = {}) => {
    const address = String(input)
    log.push(recordedRequest(address, init))
    const [, on = ''] = /\/(schema|feedback|refill)(?:[?&]|$)/.exec(address) ?? []
    const place = replies.findIndex((reply) => reply.on === on)
    const [reply = {} as Partial<RecordedReply>] = place < 0 ? [] : replies.splice(place, 1)
    return new Promise((resolve, reject) => {
      later(reply.delay ?? 0, () => {
        if (reply.abort) reject(new TypeError('Failed to fetch'))
        else resolve(new Response(bodyOf(reply, on), { status: reply.status ?? 200 }))
      })
    })
  }
}

/** Statuses whose replies have no body. */
const WITHOUT_BODY = [204, 205, 304]

function bodyOf(reply: Partial<RecordedReply>, on: string): string | null {
  if (WITHOUT_BODY.includes(reply.status ?? 200)) return null
  if (reply.raw !== undefined) return reply.raw
  const usual = on === 'schema' ? { ...SCHEMA, rules: window.scenario.rules } : []
  return JSON.stringify('body' in reply ? reply.body : usual)
}

function recordedRequest(address: string, { method = 'GET', headers, body }: RequestInit): LogEntry {
  const { api, version } = window.scenario
  const sent = Object.fromEntries(new Headers(headers))
  return {
    request: `${method} ${address.startsWith(api) ? `{api}${address.slice(api.length)}` : address}`,
    ...(!isSame(sent, { accept: ACCEPT }) && { headers: sent }),
    ...(body instanceof FormData && {
      fields: Array.from(body, ([name, value]) => asInput({ name, value: value === version ? '{version}' : value })),
    }),
  }
}

function botCheck(log: LogEntry[]) {
  let tokens = 0
  return (key: string, { action }: { action: string }): Promise<string> => {
    log.push({ bot_check: action, key })
    tokens += 1
    return window.scenario.botCheckFails
      ? Promise.reject({ code: 'bot', message: 'no' })
      : Promise.resolve(`token-${tokens}`)
  }
}
