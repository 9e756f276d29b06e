import { across, box, circle, figure, line, mark, path, sheet, upright } from './pen.ts'

/** Centimetres: left and upper edge, width and height. */
type Area = readonly [x: number, y: number, width: number, height: number]

/** Corner of the ground floor on the sheet. */
const [LEFT, TOP] = [150, 150]

/** Walls that are cut: those outside are 40 thick, those inside 15. */
const WALLS: readonly Area[] = [
  // North
  [0, 0, 180, 40],
  [380, 0, 620, 40],
  [1260, 0, 180, 40],
  // South
  [0, 860, 190, 40],
  [400, 860, 200, 40],
  [710, 860, 730, 40],
  // West
  [0, 40, 40, 180],
  [0, 460, 40, 400],
  // East, with the window that looks at the weir
  [1400, 40, 40, 40],
  [1400, 300, 40, 110],
  [1400, 620, 40, 240],
  // Inside
  [500, 40, 15, 120],
  [500, 420, 15, 155],
  [40, 560, 120, 15],
  [260, 560, 240, 15],
  [500, 575, 15, 60],
  [500, 745, 15, 115],
  [515, 560, 325, 15],
  [840, 40, 15, 80],
  [840, 320, 15, 240],
  [840, 560, 15, 70],
  [840, 760, 15, 100],
]

/** Gaps of the walls that have glass, lying and standing. */
const GLASS: readonly Area[] = [
  [180, 0, 200, 40],
  [1000, 0, 260, 40],
  [190, 860, 210, 40],
  [0, 220, 40, 240],
  [1400, 80, 40, 220],
  [1400, 410, 40, 210],
]

/** Treads of the stair, and the depth of each in centimetres. */
const [TREADS, DEPTH] = [15, 27]

const at = (x: number, y: number) => [LEFT + x, TOP + y] as const

const fine = { line: 'fine' } as const

const wall = ([x, y, width, height]: Area) => box(at(x, y), [width, height], { line: 'fine', isFilled: true })

const glass = ([x, y, width, height]: Area) => {
  const [down, along] = [y + height / 2, x + width / 2]
  const pane =
    width > height ? line(at(x, down), at(x + width, down), fine) : line(at(along, y), at(along, y + height), fine)
  return box(at(x, y), [width, height], fine) + pane
}

/** A door: its leaf, and the way that it swings. @param to Where the leaf ends, and where the gap does. */
const door = (hinge: readonly [number, number], leaf: readonly [number, number], gap: readonly [number, number]) => {
  const radius = Math.abs(leaf[0] - hinge[0]) + Math.abs(leaf[1] - hinge[1])
  const turn = (leaf[0] - hinge[0]) * (gap[1] - hinge[1]) - (leaf[1] - hinge[1]) * (gap[0] - hinge[0]) > 0 ? 1 : 0
  const [h, l, g] = [hinge, leaf, gap].map(([x, y]) => at(x, y).join(' '))
  return (
    path(`M${h}L${l}`, { line: 'medium' }) +
    path(`M${l}A${radius} ${radius} 0 0 ${turn} ${g}`, { line: 'fine', color: 'soft' })
  )
}

const thin = { line: 'fine', color: 'soft' } as const

const piece = (x: number, y: number, width: number, height: number) => box(at(x, y), [width, height], thin)

const stair = [
  ...Array.from({ length: TREADS }, (_, tread) =>
    line(at(930 + tread * DEPTH, 660), at(930 + tread * DEPTH, 790), thin),
  ),
  box(at(930, 660), [TREADS * DEPTH, 130], { line: 'medium' }),
  path(`M${at(950, 725).join(' ')}H${LEFT + 1310}m-24 -18l24 18l-24 18`, { line: 'fine', color: 'accent' }),
]

/** Where the stair stood before. */
const before = box(at(930, 440), [TREADS * DEPTH, 130], { line: 'fine', color: 'accent', isDashed: true })

const furniture = [
  // Kitchen: a counter below the north window, with its basin, and an island
  piece(870, 40, 510, 62),
  piece(1090, 50, 80, 42),
  piece(960, 190, 300, 90),
  // A table for ten
  piece(585, 130, 190, 350),
  ...[150, 220, 290, 360, 430].flatMap((y) => [piece(545, y, 30, 40), piece(785, y, 30, 40)]),
  // A sofa, a low table, the fireplace
  piece(60, 240, 90, 260),
  circle(at(250, 360), 55, thin),
  piece(420, 230, 80, 130),
  // Books and a desk
  piece(40, 820, 380, 40),
  piece(120, 640, 190, 80),
  circle(at(215, 750), 28, thin),
  // Coats, and what stands below them
  piece(630, 590, 195, 48),
  piece(755, 800, 70, 60),
]

const river = [0, 1, 2].map((wave) =>
  path(`M${1700 + wave * 46} 110c-44 90 44 180 0 270s-44 180 0 270s44 180 0 270s-44 90 0 130`, thin),
)

/** Ground floor of the house by a weir, in centimetres, north above. Its numbers are explained beside it. */
export const planByAWeir = sheet(
  'plan-by-a-weir',
  [1860, 1180],
  [
    ...river,
    ...furniture,
    ...WALLS.map(wall),
    ...GLASS.map(glass),
    door([710, 880], [710, 770], [600, 880]),
    door([160, 568], [160, 668], [260, 568]),
    door([508, 745], [608, 745], [508, 635]),
    ...stair,
    before,
    // The arch, above the cut
    path(`M${at(848, 120).join(' ')}V${TOP + 320}`, { line: 'fine', isDashed: true }),
    path(`M${at(848, 630).join(' ')}V${TOP + 760}`, { line: 'fine', isDashed: true }),
    mark(at(1340, 350), 1),
    mark(at(885, 725), 2),
    mark(at(1110, 235), 3),
    mark(at(680, 305), 4),
    mark(at(370, 480), 5),
    mark(at(380, 700), 6),
    mark(at(770, 700), 7),
    across(90, [LEFT, LEFT + 1440], 1440),
    upright(90, [TOP, TOP + 900], 900),
    across(1140, [LEFT + 930, LEFT + 1335], 405),
    upright(1660, [TOP + 440, TOP + 660], 220),
    // North
    path('M60 1150V1064m-20 28l20 -28l20 28', { line: 'fine' }),
    figure([110, 1150], 'N'),
  ],
)
