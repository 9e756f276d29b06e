/** From so many pieces down, visitors read that few are left. */
export const FEW_PIECES = 5

/** Most pieces of one variant. */
export const MAX_PIECES = 1_000_000

/** Sale of a product of which nothing is left; the first is the usual one. */
export const WHEN_OUT = {
  end: { en: 'It is sold out', de: 'Es ist ausverkauft' },
  order: { en: 'It can be ordered and takes longer', de: 'Es kann bestellt werden und dauert länger' },
} as const

export type WhenOut = keyof typeof WHEN_OUT

export const WHEN_OUT_NAMES = Object.keys(WHEN_OUT) as [WhenOut, ...WhenOut[]]

/** Availability as visitors read it: never how many pieces there are. */
export type Availability = 'in-stock' | 'few' | 'on-order' | 'sold-out'

/** @param pieces Undefined: they are not counted, and there are always enough. */
export function availabilityOf(pieces: number | undefined, whenOut: WhenOut): Availability {
  if (pieces === undefined || pieces > FEW_PIECES) return 'in-stock'
  if (pieces > 0) return 'few'
  return whenOut === 'order' ? 'on-order' : 'sold-out'
}

/** Tells whether visitors read something else once the free pieces of what is counted are others. */
export function isReadAnew(before: number, after: number): boolean {
  return availabilityOf(before, 'end') !== availabilityOf(after, 'end')
}

/** The best of several, such as that of a product of its variants. */
export function bestAvailability(all: readonly Availability[]): Availability {
  const order: readonly Availability[] = ['in-stock', 'few', 'on-order']
  return order.find((one) => all.includes(one)) ?? 'sold-out'
}
