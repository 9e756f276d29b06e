import { byName, type FeatureDemo, published } from '@vitrine/kit/demo'
import { de } from './demo/de.ts'
import { he } from './demo/he.ts'
import { planFile } from './demo/plan-file.ts'
import { products } from './demo/products.ts'
import { rules } from './demo/rules.ts'
import { productBrands, productCategories } from './demo/terms.ts'

const slugOf = ({ slug }: { readonly slug: string }) => slug

/** Products of the demo's studio, and the settings of its shop. */
export const demo: FeatureDemo = {
  parts: [
    {
      global: 'shop-settings',
      data: {
        title: 'Shop',
        description: 'What we make more than once. Each is made after you order it, by one person, who signs it.',
        deliveryTime: '2 to 5 days',
      },
    },
    { global: 'shop-rules', data: rules },
    {
      collection: 'product-categories',
      reference: 'productCategory',
      documents: byName(productCategories, slugOf),
      translated: { de: productCategories.map(slugOf) },
    },
    {
      collection: 'product-brands',
      reference: 'productBrand',
      documents: byName(productBrands, slugOf),
      translated: { de: productBrands.map(slugOf) },
    },
    {
      collection: 'shop-files',
      reference: 'shopFile',
      documents: { 'plan-chair-no-4': {} },
      files: { 'plan-chair-no-4': planFile },
      translated: {},
    },
    {
      collection: 'products',
      reference: 'product',
      documents: byName(
        products.map((product, place) => published({ ...product, place: place + 1 })),
        slugOf,
      ),
      translated: { de: products.map(slugOf) },
    },
  ],
  dictionaries: { de, he },
}
