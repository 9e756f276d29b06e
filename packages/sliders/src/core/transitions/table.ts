import { BASIC } from './basic.ts'
import { GROUPS, type Group } from './groups.ts'
import { type Filters, type Motion, PIECE_MS, type Transition, type Value } from './transition.ts'

type Table = Readonly<Record<string, Transition>>

type More = Partial<Omit<Transition, 'group'>>

/** Edges from which new slides come, by the end of a name: without one it follows the direction of travel. */
const FROM = {
  '': { x: { way: 100 } },
  '-left': { x: 100 },
  '-right': { x: -100 },
  '-up': { y: 100 },
  '-down': { y: -100 },
} as const satisfies Readonly<Record<string, Motion>>

const SIDES = { '-left': 'left', '-right': 'right', '-up': 'up', '-down': 'down', '': 'forward' } as const

const CORNERS = { '-left': [0, 100], '-up': [0, 0], '-right': [100, 0], '-down': [100, 100] } as const

function transition(group: Group, more: More): Transition {
  return { group, duration: PIECE_MS.duration, order: 'inout', ...more }
}

/** One entry for each direction. */
function five(name: string, make: (from: Motion) => Transition): Table {
  return Object.fromEntries(Object.entries(FROM).map(([end, from]) => [name + end, make(from)]))
}

/** The same for directions that are said alone. */
function four(name: string, make: (from: Motion) => Transition): Table {
  const { [name]: _, ...others } = five(name, make)
  return others
}

/** The same way, as far as a share of it. */
function far({ x, y }: Motion, share: number): Motion {
  const times = (value: Value): Value =>
    typeof value === 'object' && 'way' in value ? { way: value.way * share } : Number(value) * share
  return { ...(x !== undefined && { x: times(x) }), ...(y !== undefined && { y: times(y) }) }
}

const slide: Table = {
  ...five('slide', (from) => transition('slide', { in: from, out: far(from, -1) })),
  ...five('slideover', (from) => transition('slide', { order: 'inoverout', in: from })),
  ...five('remove', (from) => transition('slide', { out: far(from, -1), above: 'old' })),
  ...five('slideremove', (from) => transition('slide', { in: far(from, 0.3), out: far(from, -1), above: 'old' })),
}

const parallax: Table = {
  ...five('parallax', (from) => transition('parallax', { in: from, out: far(from, -0.6) })),
  doubleparallax: transition('parallax', {
    duration: 1200,
    in: { ...FROM[''], scale: 1.3 },
    out: { ...far(FROM[''], -0.4), scale: 0.9 },
  }),
}

const uncover = (more: More) => transition('mask', { order: 'inoverout', ...more })

const mask: Table = {
  ...Object.fromEntries(Object.entries(SIDES).map(([end, reveal]) => [`wipe${end}`, uncover({ in: { reveal } })])),
  'iris-in': uncover({ in: { shape: 'circle' } }),
  'iris-out': transition('mask', { out: { shape: 'circle' }, above: 'old' }),
  diamond: uncover({ in: { shape: 'diamond' } }),
  star: uncover({ in: { shape: 'star' } }),
  'stripes-h': uncover({ pieces: { columns: 1, rows: 8 }, in: { reveal: 'down' }, flow: 'together' }),
  'stripes-v': uncover({ pieces: { columns: 12, rows: 1 }, in: { reveal: 'forward' }, flow: 'together' }),
  clock: uncover({ in: { shape: 'clock' } }),
  ink: uncover({ duration: 1400, in: { shape: 'ink' } }),
}

const curtain = (more: More) => transition('curtain', { duration: 1200, flow: 'together', ...more })
const halves = { h: { columns: 2, rows: 1 }, v: { columns: 1, rows: 2 } } as const

const curtains: Table = {
  'curtain-open-h': curtain({ pieces: halves.h, out: { x: [-100, 100] }, above: 'old' }),
  'curtain-open-v': curtain({ pieces: halves.v, out: { y: [-100, 100] }, above: 'old' }),
  'curtain-close-h': curtain({ pieces: halves.h, in: { x: [-100, 100] }, order: 'inoverout' }),
  'curtain-close-v': curtain({ pieces: halves.v, in: { y: [-100, 100] }, order: 'inoverout' }),
  'curtain-1': curtain({ pieces: { columns: 3, rows: 1 }, in: { y: [100, -100] }, order: 'inoverout' }),
  'curtain-2': curtain({ pieces: halves.v, in: { x: [100, -100], opacity: 0 }, order: 'inoverout' }),
  'curtain-3': curtain({
    pieces: { columns: 3, rows: 1 },
    in: { y: -100 },
    order: 'inoverout',
    flow: 'center',
    stagger: 150,
  }),
}

const zooms = (more: More) => transition('zoom', more)

const zoom: Table = {
  zoomin: zooms({ in: { scale: 0.8, opacity: 0 }, out: { scale: 1.4, opacity: 0 } }),
  zoomout: zooms({ in: { scale: 1.4, opacity: 0 }, out: { scale: 0.8, opacity: 0 } }),
  ...Object.fromEntries(
    Object.entries(CORNERS).map(([end, at]) => [
      `zoomin-corner${end}`,
      zooms({ order: 'inoverout', in: { scale: 0, opacity: 0, at } }),
    ]),
  ),
  ...four('zoomslide', (from) => zooms({ in: { ...from, scale: 0.6 }, out: { ...far(from, -1), scale: 0.6 } })),
  zoomblur: zooms({
    in: { scale: 1.6, opacity: 0 },
    out: { scale: 1.6, opacity: 0 },
    middle: { blur: 12 },
  }),
}

const rotates = (more: More) => transition('rotate', more)

const rotate: Table = {
  rotate: rotates({ in: { rotate: { way: 60 }, opacity: 0 }, out: { rotate: { way: -60 }, opacity: 0 } }),
  rotatezoom: rotates({
    in: { rotate: { way: 90 }, scale: 0.3, opacity: 0 },
    out: { rotate: { way: -90 }, scale: 2, opacity: 0 },
  }),
  swing: rotates({ order: 'inoverout', in: { rotate: { way: 90 }, at: [0, 0] } }),
}

/** The ten that columns and rows have in common. */
function strips(group: 'columns' | 'rows', pieces: NonNullable<Transition['pieces']>): Table {
  const strip = (more: More) =>
    transition(group, { duration: 800, order: 'inoverout', pieces, flow: 'slide', stagger: 60, ...more })
  const turn = group === 'columns' ? 'turnY' : 'turnX'
  return {
    ...five(`${group}-slide`, (from) => strip({ in: from, masked: true })),
    [`${group}-fade`]: strip({ in: { opacity: 0 } }),
    [`${group}-zoom`]: strip({ in: { scale: 0, opacity: 0 } }),
    [`${group}-flip`]: strip({ order: 'outin', duration: 1000, in: { [turn]: -90 }, out: { [turn]: 90 } }),
    [`${group}-random`]: strip({ in: { opacity: 0, y: { from: -60, to: 60 } }, flow: 'random', masked: true }),
  }
}

const columns = strips('columns', { columns: 10, rows: 1 })
const rows = strips('rows', { columns: 1, rows: 8 })

const box = (more: More) =>
  transition('boxes', {
    duration: 700,
    order: 'inoverout',
    pieces: { columns: 8, rows: 5 },
    flow: 'slide',
    stagger: 50,
    ...more,
  })

const boxes: Table = {
  boxfade: box({ in: { opacity: 0 } }),
  boxslide: box({ in: { x: { way: 100 }, y: 100 }, masked: true }),
  boxzoom: box({ in: { scale: 0, opacity: 0 }, flow: 'center' }),
  boxrotate: box({ in: { scale: 0, rotate: { way: 180 }, opacity: 0 } }),
  boxrandom: box({ in: { opacity: 0, scale: 0.4 }, flow: 'random', stagger: 18 }),
  checker: box({ in: { turnY: [-90, 90], opacity: 0 }, flow: 'edges' }),
}

/** The names that imported sliders use for columns and rows. */
const slots: Table = Object.fromEntries(
  (['slide', 'fade', 'zoom'] as const).flatMap((kind) =>
    ([columns, rows] as const).flatMap((table, index) => {
      const entry = table[`${index === 0 ? 'columns' : 'rows'}-${kind}`]
      return entry ? [[`slot${kind}-${index === 0 ? 'h' : 'v'}`, { ...entry, group: 'slots' as const }]] : []
    }),
  ),
)

const FILTERS = {
  blur: { blur: 20 },
  grayscale: { grayscale: 1 },
  sepia: { sepia: 1 },
  brightness: { brightness: 3 },
  brightnesscross: { brightness: 0.1, contrast: 1.4 },
  glow: { brightness: 1.8, blur: 14 },
} as const satisfies Readonly<Record<string, Filters>>

const filter: Table = Object.fromEntries(
  Object.entries(FILTERS).flatMap(([name, middle]) => [
    [name, transition('filter', { in: { opacity: 0 }, out: { opacity: 0 }, middle })],
    [`${name}-slide`, transition('filter', { in: FROM[''], out: far(FROM[''], -1), middle })],
  ]),
)

const stretches = (more: More) => transition('stretch', more)

const stretch: Table = {
  'stretch-h': stretches({ order: 'inoverout', in: { scaleX: 0, at: [50, 50] } }),
  'stretch-v': stretches({ order: 'inoverout', in: { scaleY: 0, at: [50, 50] } }),
  squeeze: stretches({ in: { scaleX: 2, x: { way: 150 } }, out: { scaleX: 0, x: { way: -50 } } }),
  skew: stretches({
    in: { x: { way: 130 }, skewX: { way: -25 } },
    out: { x: { way: -130 }, skewX: { way: 25 } },
  }),
  wave: stretches({
    duration: 900,
    order: 'inoverout',
    pieces: { columns: 20, rows: 1 },
    in: { y: [100, 92, 74, 50, 26, 8, 0, 8, 26, 50, 74, 92], opacity: 0 },
    flow: 'slide',
    stagger: 40,
    masked: true,
  }),
}

const motions = (more: More) => transition('motion', { duration: 700, ...more })

/** A blur along the way is approximated: the image is drawn out while it is blurred. */
const motion: Table = {
  'motionblur-h': motions({
    in: { x: { way: 100 }, scaleX: 1.3 },
    out: { x: { way: -100 }, scaleX: 1.3 },
    middle: { blur: 8 },
  }),
  'motionblur-v': motions({
    in: { y: { way: 100 }, scaleY: 1.3 },
    out: { y: { way: -100 }, scaleY: 1.3 },
    middle: { blur: 8 },
  }),
  whip: motions({
    duration: 500,
    in: { x: { way: 150 }, skewX: { way: -12 }, scaleX: 1.8 },
    out: { x: { way: -150 }, skewX: { way: 12 }, scaleX: 1.8 },
    middle: { blur: 14 },
  }),
}

const solid = (more: More) => transition('3d', { duration: 1200, ...more })

const d3: Table = {
  'cube-h': solid({ in: { turnY: { way: 90 }, depth: 1 }, out: { turnY: { way: -90 }, depth: 1 } }),
  'cube-v': solid({ in: { turnX: { way: -90 }, depth: 1 }, out: { turnX: { way: 90 }, depth: 1 } }),
  'incube-h': solid({ in: { turnY: { way: -90 }, depth: -1 }, out: { turnY: { way: 90 }, depth: -1 } }),
  'incube-v': solid({ in: { turnX: { way: 90 }, depth: -1 }, out: { turnX: { way: -90 }, depth: -1 } }),
  'turn-h': solid({ out: { turnY: { way: -95 }, at: [0, 50], opacity: 0 }, above: 'old' }),
  'turn-v': solid({ out: { turnX: { way: 95 }, at: [50, 0], opacity: 0 }, above: 'old' }),
  'flip-h': solid({ order: 'outin', in: { turnY: { way: 90 } }, out: { turnY: { way: -90 } } }),
  'flip-v': solid({ order: 'outin', in: { turnX: { way: -90 } }, out: { turnX: { way: 90 } } }),
  'fly-h': solid({
    in: { x: { way: 100 }, turnY: { way: -60 }, scale: 1.5, opacity: 0 },
    out: { x: { way: -100 }, turnY: { way: 60 }, scale: 0.5, opacity: 0 },
  }),
  'fly-v': solid({
    in: { y: { way: 100 }, turnX: { way: 60 }, scale: 1.5, opacity: 0 },
    out: { y: { way: -100 }, turnX: { way: -60 }, scale: 0.5, opacity: 0 },
  }),
  spin: solid({
    order: 'outin',
    in: { turnY: { way: 180 }, scale: 0.2, opacity: 0 },
    out: { turnY: { way: -180 }, scale: 0.2, opacity: 0 },
  }),
  papercut: solid({
    pieces: halves.v,
    out: { y: [-110, 110], rotate: [-14, 14], opacity: 0 },
    above: 'old',
    flow: 'together',
  }),
  accordion: solid({
    order: 'outin',
    pieces: { columns: 8, rows: 1 },
    in: { turnY: [80, -80], scaleX: 0.1, opacity: 0 },
    out: { turnY: [-80, 80], scaleX: 0.1, opacity: 0 },
    flow: 'together',
  }),
}

/** Every transition by its name. Names are stable: stored sliders use them. */
export const TRANSITIONS: Table = {
  ...BASIC,
  ...slide,
  ...parallax,
  ...mask,
  ...curtains,
  ...zoom,
  ...rotate,
  ...columns,
  ...rows,
  ...boxes,
  ...slots,
  ...filter,
  ...stretch,
  ...motion,
  ...d3,
}

/** Names that pick by chance: `rnd` from all, `rnd-{group}` from one. */
export const RANDOM_NAMES: readonly string[] = ['rnd', ...GROUPS.map((group) => `rnd-${group}`)]

/**
 * The transition of a name. One that picks by chance never gives the same twice running; an unknown one is `fade`.
 *
 * @param last Name that was used before.
 * @param random Gives 0 to 1, 1 left out.
 */
export function nameOf(name: string, last: string | undefined, random: () => number): string {
  if (Object.hasOwn(TRANSITIONS, name)) return name
  if (!RANDOM_NAMES.includes(name)) return 'fade'
  const names = Object.entries(TRANSITIONS).flatMap(([other, { group }]) =>
    other !== last && other !== 'none' && (name === 'rnd' || name === `rnd-${group}`) ? [other] : [],
  )
  return names[Math.floor(random() * names.length)] ?? 'fade'
}
