/** How the demo's studio sells: from Ireland, to its neighbours and to the rest of Europe, on invoice or on collection. */
export const rules = {
  country: 'IE',
  zones: [
    {
      blockType: 'shippingZone',
      name: 'Home',
      countries: ['IE', 'GB'],
      methods: [
        {
          label: 'Parcel',
          deliveryTime: '2 to 5 days',
          by: 'weight',
          freeFrom: 300,
          tiers: [
            { upTo: 2_000, price: 6.5 },
            { upTo: 30_000, price: 14 },
          ],
        },
        { label: 'By our own van', deliveryTime: '2 weeks', by: 'weight', tiers: [{ price: 45 }] },
      ],
    },
    {
      blockType: 'shippingZone',
      name: 'Europe',
      countries: ['AT', 'BE', 'DE', 'DK', 'ES', 'FR', 'IT', 'NL', 'PT', 'SE'],
      methods: [
        {
          label: 'Parcel',
          deliveryTime: '1 to 2 weeks',
          by: 'weight',
          tiers: [
            { upTo: 2_000, price: 14 },
            { upTo: 30_000, price: 39 },
          ],
        },
      ],
    },
  ],
  invoices: {
    name: 'Halden & Rye',
    street: '14 Lantern Street',
    postcode: 'PA4 2RW',
    city: 'Port Ansel',
    vatNumber: 'IE1234567FA',
    contact: 'Ruth Halden',
    phone: '+44 1632 960 114',
    email: 'studio@halden-rye.example',
  },
  invoice: { isOffered: true, instructions: 'Payable within 14 days of the day on which it is sent.' },
  onCollection: { isOffered: true, instructions: '14 Lantern Street, Monday to Thursday from nine.' },
}
