import type { ReportLine } from '../convert/convert.ts'
import { type PatternRedirect, patternOf } from './regex-pattern.ts'

/** A redirect that somebody had made on the old site. */
export interface PluginRedirect {
  /** Path, or path and query, as it was typed. */
  readonly from: string
  readonly status: '301' | '302' | '410'
  readonly to?: string
}

/** Redirects that a file, or the items of a plugin, hold. */
export interface PluginRedirects {
  readonly redirects: readonly PluginRedirect[]
  readonly patterns: readonly PatternRedirect[]
  readonly lines: readonly ReportLine[]
}

/** Most redirects of one file. */
export const MAX_PLUGIN_REDIRECTS = 50_000

/** A redirect as plugins store it, before it is judged. */
export interface StoredPluginRedirect {
  readonly from: string
  readonly to: string
  readonly code: number
  readonly isRegex: boolean
}

/** Judges redirects: what no pattern of ours can say, or leads nowhere, is a line of the report. */
export function judgedRedirects(stored: Iterable<StoredPluginRedirect>): PluginRedirects {
  const redirects: PluginRedirect[] = []
  const patterns: PatternRedirect[] = []
  const lines: ReportLine[] = []
  let count = 0
  for (const { from, to, code, isRegex } of stored) {
    count += 1
    if (count > MAX_PLUGIN_REDIRECTS) {
      lines.push({ level: 'lost', code: 'redirects-beyond', subject: `more than ${MAX_PLUGIN_REDIRECTS} redirects` })
      break
    }
    const status = statusOf(code)
    const example = from.slice(0, 80)
    if (status === undefined) lines.push({ level: 'lost', code: 'redirect-status', subject: String(code), example })
    else if (from.trim() === '' || (status !== '410' && to.trim() === '')) {
      lines.push({ level: 'lost', code: 'redirect-without-end', subject: 'redirects that lead nowhere', example })
    } else if (isRegex) {
      const pattern = patternOf(from, to)
      if (pattern) patterns.push({ from: pattern.from, status, ...(status !== '410' && { to: pattern.to }) })
      else lines.push({ level: 'lost', code: 'redirect-pattern', subject: 'redirects by an expression', example })
    } else redirects.push({ from: from.trim(), status, ...(status !== '410' && { to: to.trim() }) })
  }
  return { redirects, patterns, lines }
}

function statusOf(code: number): PluginRedirect['status'] | undefined {
  if (code === 301 || code === 308) return '301'
  if (code === 302 || code === 303 || code === 307) return '302'
  return code === 410 || code === 451 ? '410' : undefined
}
