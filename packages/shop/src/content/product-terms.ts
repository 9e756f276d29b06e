import { sidebarPlace } from '@vitrine/content/core'
import { termCollection } from '@vitrine/content/documents'
import type { AdminText } from '@vitrine/kit/core'
import type { UnlockedCollection } from '@vitrine/kit/feature'
import { TERM_SEGMENTS, type TermSegment } from '../core/addresses.ts'
import { OF_MANAGERS } from './areas.ts'
import { BELOW_SHOP } from './below-shop.ts'

/** Names of the terms that products are sorted by. */
const LABELS: Readonly<Record<TermSegment, { readonly singular: AdminText; readonly plural: AdminText }>> = {
  category: {
    singular: { en: 'Product category', de: 'Produktkategorie' },
    plural: { en: 'Product categories', de: 'Produktkategorien' },
  },
  tag: {
    singular: { en: 'Product tag', de: 'Produktschlagwort' },
    plural: { en: 'Product tags', de: 'Produktschlagwörter' },
  },
  brand: { singular: { en: 'Brand', de: 'Marke' }, plural: { en: 'Brands', de: 'Marken' } },
}

/** Categories, tags and brands of products, each with a list of its products at an address of its own. */
export const productTerms: readonly UnlockedCollection[] = (['category', 'tag', 'brand'] as const).map((segment) => {
  const { singular, plural } = LABELS[segment]
  const collection = termCollection({
    slug: TERM_SEGMENTS[segment],
    labels: { singular: singular.en, plural: plural.en },
    icon: segment,
    help: 'shop',
    below: BELOW_SHOP,
    begins: OF_MANAGERS,
    segment,
    description: { en: 'Shown above the products.', de: 'Steht über den Produkten.' },
  })
  return {
    ...collection,
    lockDocuments: false,
    labels: { singular: { ...singular }, plural: { ...plural } },
    admin: { ...collection.admin, ...sidebarPlace('Shop', segment, 'shop') },
  }
})
