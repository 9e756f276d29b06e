import { across, box, circle, figure, line, path, sheet, upright } from './pen.ts'

/** Left end of the bench on the sheet, and the line of the floor. */
const [LEFT, FLOOR] = [130, 330]

/** Height of the seat in centimetres. */
const SEAT = 47

/** Centimetres on the sheet are this many units long. */
const SCALE = 1.1

/** Parts of the bench: the hour of a ferry, their length and how high the back is there, in centimetres. */
const PARTS = [
  { hour: 6, length: 180, back: 70 },
  { hour: 7, length: 240, back: 114 },
  { hour: 9, length: 220, back: 92 },
  { hour: 13, length: 160, back: 70 },
  { hour: 17, length: 300, back: 125 },
] as const

/** Centimetres between slats of the back, and the thickness of the seat. */
const [SLAT, THICKNESS] = [11, 5]

const up = (centimetres: number) => FLOOR - centimetres * SCALE

/** Where parts begin and end. */
const ends = [0, ...PARTS.keys()].map((_, count) =>
  PARTS.slice(0, count).reduce((end, { length }) => end + length * SCALE, LEFT),
)

const slats = PARTS.flatMap(({ hour, back }, part) => {
  const [from = 0, to = 0] = ends.slice(part, part + 2)
  const count = Math.floor((back - SEAT) / SLAT)
  return [
    ...Array.from({ length: count }, (_, slat) =>
      box([from + 5, up(SEAT + (slat + 1) * SLAT)], [to - from - 10, SLAT * SCALE * 0.55], { line: 'fine' }),
    ),
    figure([(from + to) / 2, FLOOR + 70], `${hour}.00`, 'accent'),
  ]
})

const right = ends.at(-1) ?? LEFT

const legs = [...ends.slice(0, -1).map((end) => end + 18), right - 27].map((x) =>
  box([x, up(SEAT)], [9, SEAT * SCALE], { line: 'fine', isFilled: true }),
)

/** Mullions of the window behind it, and the line of the far shore. */
const behind = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((bar) =>
    line([LEFT + bar * 151.25, 40], [LEFT + bar * 151.25, up(SEAT)], { line: 'fine', color: 'soft' }),
  ),
  path(`M${LEFT} 40H${right}`, { line: 'fine', color: 'soft' }),
  path(`M${LEFT} 130q150 -28 300 -4t300 -10t300 8t310 -6`, { line: 'fine', color: 'soft' }),
]

/** The long bench of the ferry terminal from the front: its back is high where many wait. */
export const benchByTheHour = sheet(
  'bench-by-the-hour',
  [1480, 530],
  [
    ...behind,
    ...slats,
    ...legs,
    box([LEFT, up(SEAT)], [right - LEFT, THICKNESS * SCALE], { isFilled: true }),
    line([LEFT - 14, FLOOR], [1450, FLOOR], { line: 'heavy' }),
    // Who waits, with a case, below the clock
    circle([1404, up(160)], 13, { line: 'fine', color: 'soft' }),
    path(`M1381 ${up(142)}q23 -18 46 0l4 96h-17l-3 60h-14l-3 -60h-17z`, { line: 'fine', color: 'soft' }),
    box([1336, FLOOR - 50], [40, 46], { line: 'fine', color: 'accent' }),
    path(`M1347 ${FLOOR - 50}v-11h18v11`, { line: 'fine', color: 'accent' }),
    circle([1404, 84], 36, { line: 'medium' }),
    path('M1404 84l16 -14M1404 84v-24', { line: 'fine' }),
    across(492, [LEFT, right], 1100),
    upright(80, [up(SEAT), FLOOR], SEAT),
  ],
)
