/** Draws from 0 up to 1. */
export type Random = () => number

/** Draws one of several. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  if (items.length === 0) throw new Error('There is nothing to draw from.')
  return items[Math.floor(random() * items.length)] as Item
}

/** Draws a whole number, both ends included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** Draws several, each anew. */
export function several<Item>(random: Random, most: number, draw: () => Item): Item[] {
  return Array.from({ length: between(random, 0, most) }, draw)
}
