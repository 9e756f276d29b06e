import { type AdminText, given } from '@vitrine/content/core'
import { readLines, type UnreadFile } from './file-lines.ts'
import type { FileProduct, UnreadProduct } from './product-file.ts'
import { readProduct } from './read-product.ts'

/** Reads a file, or a part of one, into products. @param timeZone IANA name of the zone of the shop. */
export function readProductFile(
  text: string,
  timeZone: string,
): { readonly products: readonly (FileProduct | UnreadProduct)[]; readonly unread: readonly string[] } | UnreadFile {
  const file = readLines(text)
  if ('problem' in file) return file
  const orphans = file.orphans.map(({ line, cell }) => ({
    line,
    ...given({ name: cell('name') || cell('sku') || undefined }),
    problems: [ORPHAN],
  }))
  return {
    products: [...file.groups.map((group) => readProduct(group, timeZone)), ...orphans],
    unread: file.columns.unread,
  }
}

const ORPHAN: AdminText = {
  en: 'It is a variant, but the file has no product with the SKU or ID that “Parent” names.',
  de: 'Das ist eine Variante, aber die Datei hat kein Produkt mit der Artikelnummer oder ID, die „Parent“ nennt.',
}
