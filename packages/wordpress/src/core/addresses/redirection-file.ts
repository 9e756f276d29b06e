import type { ReportLine } from '../convert/convert.ts'
import { judgedRedirects, type PluginRedirects, type StoredPluginRedirect } from './plugin-redirects.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * Redirects of the plugin Redirection, from its export as JSON. Those that are off, or of a group that is off, are left
 * out; those with a condition are named.
 *
 * @returns Undefined when it is no such file.
 */
export function parseRedirectionFile(json: unknown): PluginRedirects | undefined {
  if (!isObject(json) || !Array.isArray(json.redirects)) return undefined
  const off = groupsThatAreOff(json.groups)
  const lines: ReportLine[] = []
  const stored: StoredPluginRedirect[] = []
  for (const redirect of json.redirects) {
    if (!isObject(redirect)) continue
    const from = String(redirect.url ?? '')
    const example = from.slice(0, 80)
    if (redirect.enabled === false || redirect.enabled === 0 || off.has(Number(redirect.group_id))) {
      lines.push({ level: 'note', code: 'redirect-off', subject: 'redirects that were off', example })
      continue
    }
    const matches = String(redirect.match_type ?? 'url')
    const action = String(redirect.action_type ?? 'url')
    if (matches !== 'url')
      lines.push({ level: 'lost', code: 'redirect-condition', subject: matches.slice(0, 40), example })
    else if (action !== 'url' && action !== 'error')
      lines.push({ level: 'lost', code: 'redirect-action', subject: action.slice(0, 40), example })
    else stored.push(storedOf(redirect, from))
  }
  const judged = judgedRedirects(stored)
  return { ...judged, lines: [...lines, ...judged.lines] }
}

function storedOf(redirect: Json, from: string): StoredPluginRedirect {
  const data = redirect.action_data
  const source = isObject(redirect.match_data) && isObject(redirect.match_data.source) ? redirect.match_data.source : {}
  return {
    from,
    to: typeof data === 'string' ? data : isObject(data) ? String(data.url ?? '') : '',
    code: Number(redirect.action_code),
    isRegex: redirect.regex === true || redirect.regex === 1 || source.flag_regex === true,
  }
}

function groupsThatAreOff(groups: unknown): ReadonlySet<number> {
  if (!Array.isArray(groups)) return new Set()
  return new Set(
    groups.filter((group) => isObject(group) && group.enabled === false).map((group: Json) => Number(group.id)),
  )
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
