/** Categories of the demo's products. */
export const productCategories = [
  { slug: 'furniture', title: 'Furniture', description: 'Made on Lantern Street, in three woods.' },
  { slug: 'light', title: 'Light', description: 'Lamps, and where to hang them.' },
  { slug: 'objects', title: 'Objects', description: 'What stands on tables.' },
]

/** Makers of the demo's products. */
export const productBrands = [
  { slug: 'halden-rye', title: 'Halden & Rye' },
  { slug: 'ash-slip', title: 'Ash & Slip' },
]
