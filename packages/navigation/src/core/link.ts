import type { ParseContext } from '@vitrine/ui/core'
import { record, text } from '@vitrine/ui/core'
import type { Link } from './menu.ts'

/** Reads what a link is called: its own text, else the title of its page, else its address. */
export function parseLabel(raw: unknown): string | undefined {
  const link = record(raw)
  return text(link.label) ?? (link.type === 'url' ? text(link.url) : text(record(link.page).title))
}

/** Reads a link group. Undefined for one that leads nowhere. */
export function parseLink(raw: unknown, parse: ParseContext): Link | undefined {
  const href = parse.href(raw)
  const label = parseLabel(raw)
  if (href === undefined || href === '#' || label === undefined) return undefined
  return { label, href, newTab: record(raw).newTab === true }
}
