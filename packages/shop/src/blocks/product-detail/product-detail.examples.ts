import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { ProductDetailBlock } from './product-detail.block.ts'

const price = { now: '€450.00', decimal: '450.00', currency: 'EUR', regular: '€490.00', lowest: '€480.00' }

const oak = {
  sku: 'CHAIR-OAK',
  gtin: '4006381333931',
  values: ['Oak'],
  price,
  availability: 'few' as const,
  deliveryTime: '3 weeks',
  image: exampleImage,
  shipping: [{ countries: ['DE', 'AT'], price: '14.00' }],
  href: '/shop/chair/?variant=CHAIR-OAK',
}

export const examples = [
  {
    blockType: 'productDetail',
    id: 'product-detail-whole',
    title: 'Chair no. 4',
    description: 'Three woods, one joint.',
    brand: { title: 'Halden & Rye', href: '/shop/brand/halden-rye/' },
    categories: [],
    images: [
      exampleImage,
      { ...exampleImage, alt: 'The joint.', fallback: { ...exampleImage.fallback, url: '/media/2.webp' } },
    ],
    options: [
      {
        name: 'Wood',
        values: [
          { label: 'Oak', href: '/shop/chair/?variant=CHAIR-OAK', isChosen: true, isSoldOut: false },
          { label: HOSTILE, href: '/shop/chair/?variant=CHAIR-ASH', isChosen: false, isSoldOut: true },
        ],
      },
    ],
    offers: [oak, { ...oak, sku: 'CHAIR-ASH', values: [HOSTILE], availability: 'sold-out' }],
    offer: oak,
    pricesInclude: 'tax',
    isSent: true,
    returns: { window: { countries: ['DE', 'AT'], days: 14 }, href: '/withdrawal-policy/' },
    queryFields: ['variant'],
    showsNoImage: false,
  },
  {
    blockType: 'productDetail',
    id: 'product-detail-bare',
    title: LONGER,
    description: HOSTILE,
    categories: [{ title: LONGER, href: '/shop/category/long/' }],
    images: [],
    options: [],
    offers: [],
    offer: { sku: 'P7', values: [], availability: 'sold-out', shipping: [], href: '/shop/bare/' },
    pricesInclude: 'no-tax',
    isSent: false,
    queryFields: [],
    showsNoImage: true,
  },
] satisfies ProductDetailBlock[]
