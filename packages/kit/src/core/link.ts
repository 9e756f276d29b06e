import { linkTarget, list, record, text } from '@vitrine/content/core'
import type { ParseContext } from './parse.ts'

/** A link as visitors see it. */
export interface LinkView {
  readonly label: string
  readonly href: string
  readonly newTab: boolean
}

/** Reads a link group; its text falls back to the title of what it leads to. */
export function parseLink(raw: unknown, parse: ParseContext): LinkView | undefined {
  const link = record(raw)
  const href = parse.href(link)
  if (href === undefined) return undefined
  const label = text(link.label) ?? text(record(linkTarget(link)?.reference).title) ?? href
  return { href, label, newTab: link.newTab === true }
}

/** Reads rows that hold a link each; those that lead nowhere are left out. */
export function parseLinks(raw: unknown, parse: ParseContext): readonly LinkView[] {
  return list(raw).flatMap((item) => parseLink(item.link, parse) ?? [])
}
