import { linkTarget, record, text } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import type { Link } from './menu.ts'

/** Reads what a link is called: its own text, else the title of what it leads to, else its address. */
export function parseLabel(raw: unknown): string | undefined {
  const link = record(raw)
  return text(link.label) ?? text(record(linkTarget(link)?.reference).title) ?? text(link.url)
}

/** Reads a link group. Undefined for one that leads nowhere. */
export function parseLink(raw: unknown, parse: ParseContext): Link | undefined {
  const href = parse.href(raw)
  const label = parseLabel(raw)
  if (href === undefined || href === '#' || label === undefined) return undefined
  return { label, href, newTab: record(raw).newTab === true }
}
