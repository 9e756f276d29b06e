import { normalAddress } from '../addresses/decoded-path.ts'
import { addressPartOf } from '../index-of-export/address-part.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'

/** Bases before the slugs of categories and tags in addresses, as far as menus show them. */
export function guessBases(index: ExportIndex): { readonly category?: string; readonly tag?: string } {
  let category: string | undefined
  let tag: string | undefined
  for (const { menuEntry } of index.items.values()) {
    if (menuEntry?.type !== 'custom') continue
    const path = normalAddress(addressPartOf(menuEntry.url, index.own))
    const [, base, slug] = /^\/([^/]{1,100})\/(?:[^/]{1,200}\/)*([^/]{1,200})\/$/.exec(path) ?? []
    if (base === undefined || slug === undefined) continue
    const encoded = encodeURIComponent(slug).toLowerCase()
    if (index.terms.has(`category:${encoded}`)) category ??= base
    else if (index.terms.has(`post_tag:${encoded}`)) tag ??= base
  }
  return { ...(category && { category }), ...(tag && { tag }) }
}
