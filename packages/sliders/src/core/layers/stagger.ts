import type { Split } from '../model/layer/split.ts'

/**
 * Start of each piece of a text.
 *
 * @param random Gives numbers from 0 up to 1.
 * @returns Milliseconds in the order of the pieces.
 */
export function stagger(
  pieces: number,
  { stagger: step, direction }: Pick<Split, 'stagger' | 'direction'>,
  random: () => number,
): readonly number[] {
  return ranks(pieces, direction, random).map((rank) => rank * step)
}

function ranks(pieces: number, direction: Split['direction'], random: () => number): readonly number[] {
  const places = Array.from({ length: pieces }, (_, place) => place)
  const middle = (pieces - 1) / 2
  switch (direction) {
    case 'forward':
      return places
    case 'backward':
      return places.map((place) => pieces - 1 - place)
    case 'middleToEdge':
      return places.map((place) => Math.floor(Math.abs(place - middle)))
    case 'edgeToMiddle':
      return places.map((place) => Math.floor(middle) - Math.floor(Math.abs(place - middle)))
    case 'oddEven': {
      const odd = Math.ceil(pieces / 2)
      return places.map((place) => (place % 2 === 0 ? place / 2 : odd + (place - 1) / 2))
    }
    case 'random': {
      const drawn = places.map((place) => ({ place, lot: random() })).sort((one, other) => one.lot - other.lot)
      const order: number[] = []
      for (const [rank, { place }] of drawn.entries()) order[place] = rank
      return order
    }
  }
}
