/** Sorts of products; the first is the usual one. */
export const PRODUCT_KINDS = {
  goods: { en: 'Something that is sent', de: 'Etwas, das versandt wird' },
  digital: { en: 'Files to download', de: 'Dateien zum Herunterladen' },
  service: { en: 'A service', de: 'Eine Dienstleistung' },
} as const

export type ProductKind = keyof typeof PRODUCT_KINDS

export const PRODUCT_KIND_NAMES = Object.keys(PRODUCT_KINDS) as [ProductKind, ...ProductKind[]]
