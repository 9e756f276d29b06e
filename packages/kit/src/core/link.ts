import { linkTarget, list, record, text } from '@vitrine/content/core'
import type { ParseContext } from './parse.ts'
import { rowId } from './titled.ts'

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

/** A link in a row of its own, with the id that the content keeps for the row. */
export interface LinkRow extends LinkView {
  readonly id: string
}

/** Reads rows that hold a link each; those that lead nowhere are left out. */
export function parseLinks(raw: unknown, parse: ParseContext): readonly LinkRow[] {
  return list(raw).flatMap((row, index) => {
    const link = parseLink(row.link, parse)
    return link ? [{ ...link, id: rowId(row, index) }] : []
  })
}
