/** Settings of a shop that sells from Germany, sends to three countries and takes offline payments. */
export const SELLING = {
  country: 'DE',
  zones: [
    {
      blockType: 'shippingZone',
      name: 'Near',
      countries: ['DE', 'AT'],
      methods: [
        { label: 'Parcel', deliveryTime: '2 to 5 days', by: 'weight', freeFrom: 1_000, tiers: [{ price: 4.9 }] },
        { label: 'Express', by: 'weight', tiers: [{ price: 19 }] },
      ],
    },
    {
      blockType: 'shippingZone',
      name: 'Far',
      countries: ['US'],
      methods: [{ label: 'Freight', by: 'weight', tiers: [{ price: 90 }] }],
    },
  ],
  invoice: { isOffered: true, instructions: 'Please pay within 14 days.' },
  inAdvance: { isOffered: true },
  onCollection: { isOffered: true },
  bank: { holder: 'Halden & Rye', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bank: 'DKB' },
}

/** A coupon of ten percent. */
export const SPRING = { code: 'SPRING', effect: 'percent', percent: 10, isActive: true }
