import { describe, expect, it } from 'vitest'
import { examples } from '../blocks/product-detail/product-detail.examples.ts'
import { productData } from './structured-data.ts'

const site = { siteUrl: 'https://halden.example' }
const [chair, bare] = examples

describe('structured data of a product', () => {
  it('is a group of its variants, each with its offer', () =>
    expect(productData(chair ? [chair] : [], site)).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Chair no. 4',
      brand: { name: 'Halden & Rye' },
      hasVariant: [
        {
          name: 'Chair no. 4, Oak',
          sku: 'CHAIR-OAK',
          gtin: '4006381333931',
          offers: {
            price: '450.00',
            priceCurrency: 'EUR',
            availability: 'https://schema.org/LimitedAvailability',
            url: 'https://halden.example/shop/chair/?variant=CHAIR-OAK',
            shippingDetails: [
              {
                '@id': 'https://halden.example/shop/chair/#terms-1',
                '@type': 'OfferShippingDetails',
                shippingRate: { '@type': 'MonetaryAmount', value: '14.00', currency: 'EUR' },
                shippingDestination: [
                  { '@type': 'DefinedRegion', addressCountry: 'DE' },
                  { '@type': 'DefinedRegion', addressCountry: 'AT' },
                ],
              },
            ],
            hasMerchantReturnPolicy: {
              '@id': 'https://halden.example/shop/chair/#terms-2',
              '@type': 'MerchantReturnPolicy',
              applicableCountry: ['DE', 'AT'],
              returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
              merchantReturnDays: 14,
              merchantReturnLink: 'https://halden.example/withdrawal-policy/',
            },
          },
        },
        {
          offers: {
            availability: 'https://schema.org/OutOfStock',
            // Written out above.
            shippingDetails: [{ '@id': 'https://halden.example/shop/chair/#terms-1' }],
            hasMerchantReturnPolicy: { '@id': 'https://halden.example/shop/chair/#terms-2' },
          },
        },
      ],
    }))
  it('is one product where it has no options, without an offer while it has no price', () => {
    const data = productData(bare ? [bare] : [], site)
    expect(data).toMatchObject({ '@type': 'Product', sku: 'P7' })
    expect(data).not.toHaveProperty('offers')
  })
  it('is none on other pages', () => expect(productData([], site)).toBeUndefined())
})
