import type { AdminStream } from './supervisor.ts'

/** Most characters of a line. */
const MAX_LINE = 8_000

/** Levels of pino by number, as the admin writes them. */
const LEVELS = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' } as const

/** Begins the values of a statement that failed, which may be what a person wrote, and span lines. */
const VALUES = /^params: /

/** A place in the code, as a stack names it. */
const PLACE = /^\s+at \S.*(?::\d+|<anonymous>)\)?$/

/**
 * Keeps what the admin writes. Lines of its own log keep their level; of others, those that it writes to tell what goes
 * wrong are warnings.
 */
export function adminLog(log: LineLog): (line: string, stream: AdminStream) => void {
  return (line, stream) => {
    const text = line.slice(0, MAX_LINE)
    if (text.trim() === '') return
    const { level, msg, details } = parseLine(line) ?? { level: stream === 'stderr' ? 'warn' : 'info', msg: text }
    log[level](details ?? {}, msg)
  }
}

/** Log with a function for each level. */
type LineLog = Readonly<Record<Line['level'], (details: object, msg: string) => void>>

interface Line {
  readonly level: (typeof LEVELS)[keyof typeof LEVELS]
  readonly msg: string
  readonly details?: object
}

/** Reads a line of Payload's log; undefined for any other. */
export function parseLine(line: string): Line | undefined {
  const stored = parsed(line)
  if (typeof stored !== 'object' || stored === null) return undefined
  const { level, msg, err } = stored as { level?: unknown; msg?: unknown; err?: unknown }
  const name = Object.hasOwn(LEVELS, String(level)) ? LEVELS[level as keyof typeof LEVELS] : undefined
  if (!name) return undefined
  const refused = refusalOf(err)
  if (refused) return { level: 'info', msg: withoutValues(String(msg ?? '')), details: { status: refused } }
  return {
    level: name,
    msg: withoutValues(typeof msg === 'string' ? msg : ''),
    ...(typeof err === 'object' && err !== null && { details: { err: described(err) } }),
  }
}

/** Status of an answer that refused what somebody asked for, which is no fault of the program. */
function refusalOf(err: unknown): number | undefined {
  const { status } = (typeof err === 'object' && err !== null ? err : {}) as { readonly status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}

/** Parts of an error that are texts. */
function described(error: object): Readonly<Record<string, string>> {
  const { type, message, stack } = error as { type?: unknown; message?: unknown; stack?: unknown }
  return Object.fromEntries(
    Object.entries({ type, message, stack }).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, withoutValues(value)]] : [],
    ),
  )
}

function withoutValues(text: string): string {
  let isOfValues = false
  const lines = text.split('\n').filter((line) => {
    isOfValues = VALUES.test(line) || (isOfValues && !PLACE.test(line))
    return !isOfValues
  })
  return lines.join('\n').slice(0, MAX_LINE)
}

function parsed(line: string): unknown {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
