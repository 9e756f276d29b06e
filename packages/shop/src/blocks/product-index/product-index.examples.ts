import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { productList } from '../example-parts.ts'
import type { ProductIndexBlock } from './product-index.block.ts'

export const examples = [
  {
    blockType: 'productIndex',
    id: 'product-index-whole',
    title: 'Shop',
    description: 'Eight things, made on Lantern Street.',
    all: '/shop/',
    ...productList,
    queryFields: ['sort'],
    choices: {
      action: '/shop/',
      terms: [
        { title: 'Furniture', href: '/shop/category/furniture/' },
        { title: LONGER, href: '/shop/category/long/' },
      ],
      sort: 'name',
      isAvailable: true,
      from: '100.00',
      to: '',
      range: { lowest: '€18.00', highest: '€520.00' },
      facets: [
        {
          field: 'o-wood',
          label: 'Wood',
          values: [
            { value: 'oak', label: 'Oak', isChosen: true },
            { value: 'hostile', label: HOSTILE, isChosen: false },
          ],
        },
      ],
      isChosen: true,
    },
  },
  {
    blockType: 'productIndex',
    id: 'product-index-empty',
    title: LONGER,
    description: HOSTILE,
    products: [],
    total: 0,
    pricesInclude: 'tax',
    queryFields: [],
  },
] satisfies ProductIndexBlock[]
