import type { Transition } from './transition.ts'

/** Copies of backgrounds that one transition may show at the same time. */
export const MAX_PIECES = 60

/** A part of a background: how far it lies inside each edge, in percent, and its order among the others. */
export interface Piece {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
  /** From 0. Pieces of the same rank begin together. */
  readonly rank: number
}

const WHOLE: Piece = { top: 0, right: 0, bottom: 0, left: 0, rank: 0 }

/** Parameters of the pieces of one change. */
export interface Cut {
  /** Small windows have half as many. */
  readonly narrow: boolean
  /** Backgrounds that cannot be copied stay whole. */
  readonly whole: boolean
  /** 1 forward in reading direction. */
  readonly sign: number
  readonly random: () => number
}

/** Cuts a background. One piece means that it is moved as it is, without a copy. */
export function cut({ pieces, flow = 'together', in: into, out }: Transition, cutting: Cut): readonly Piece[] {
  if (!pieces || cutting.whole) return [WHOLE]
  const copied = (into ? 1 : 0) + (out ? 1 : 0)
  const { columns, rows } = fitting(pieces, cutting.narrow, copied)
  const ranks = ranksOf(columns, rows, flow, cutting)
  return ranks.map((rank, index) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    return {
      left: (column * 100) / columns,
      right: ((columns - 1 - column) * 100) / columns,
      top: (row * 100) / rows,
      bottom: ((rows - 1 - row) * 100) / rows,
      rank,
    }
  })
}

function fitting(pieces: NonNullable<Transition['pieces']>, narrow: boolean, copied: number) {
  let { columns, rows } = pieces
  const halve = () => {
    if (columns >= rows) columns = Math.max(1, Math.ceil(columns / 2))
    else rows = Math.max(1, Math.ceil(rows / 2))
  }
  // Two or three pieces are what the transition is.
  if (narrow && columns * rows > 3) halve()
  while (columns * rows * copied > MAX_PIECES) halve()
  return { columns, rows }
}

function ranksOf(
  columns: number,
  rows: number,
  flow: NonNullable<Transition['flow']>,
  { sign, random }: Cut,
): readonly number[] {
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }))
  const along = places.map(({ column, row }) => column + row)
  const fromMiddle = places.map(({ column, row }) =>
    Math.floor(Math.abs(column - (columns - 1) / 2) + Math.abs(row - (rows - 1) / 2)),
  )
  switch (flow) {
    case 'together':
      return places.map(() => 0)
    case 'start':
      return along
    case 'end':
      return backwards(along)
    case 'slide':
      return sign > 0 ? along : backwards(along)
    case 'center':
      return fromMiddle
    case 'edges':
      return backwards(fromMiddle)
    case 'random': {
      const drawn = places.map((_, index) => ({ index, lot: random() })).sort((one, two) => one.lot - two.lot)
      const ranks = places.map(() => 0)
      for (const [rank, { index }] of drawn.entries()) ranks[index] = rank
      return ranks
    }
  }
}

function backwards(ranks: readonly number[]): readonly number[] {
  const most = Math.max(...ranks)
  return ranks.map((rank) => most - rank)
}
