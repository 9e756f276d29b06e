import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { ProductList } from '../core/shown/product-list.ts'
import type { ProductSummary } from '../core/shown/summary.ts'

const price = { now: '€490.00', decimal: '490.00', currency: 'EUR' }

const chair: ProductSummary = {
  id: '1',
  href: '/shop/chair/',
  title: 'Chair no. 4',
  description: 'Three woods, one joint.',
  image: exampleImage,
  price,
  isFrom: true,
  availability: 'in-stock',
}

export const products: readonly ProductSummary[] = [
  chair,
  { id: '2', href: '/shop/bare/', title: 'A title alone', price, isFrom: false, availability: 'sold-out' },
  {
    ...chair,
    id: '3',
    href: '/shop/long/',
    title: LONGER,
    availability: 'few',
    price: { ...price, regular: '€540.00', lowest: '€520.00', unit: { price: '€1.80', unit: 'kg' } },
  },
  { ...chair, id: '4', href: '/shop/hostile/', title: HOSTILE },
]

export const productList: ProductList = { products, total: products.length, pricesInclude: 'tax' }
