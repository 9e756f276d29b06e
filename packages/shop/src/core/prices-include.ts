/** Meaning of the prices of products; the first is the usual one. */
export const PRICES_INCLUDE = {
  tax: { en: 'With tax', de: 'Mit Steuer' },
  'no-tax': { en: 'Without tax', de: 'Ohne Steuer' },
} as const

export type PricesInclude = keyof typeof PRICES_INCLUDE
