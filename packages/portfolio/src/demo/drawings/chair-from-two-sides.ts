import { across, line, path, sheet, upright } from './pen.ts'

/** The floor, and the left edges of both views. */
const [FLOOR, FRONT, SIDE] = [920, 200, 860]

const up = (millimetres: number) => FLOOR - millimetres

const thin = { line: 'fine', color: 'soft' } as const

/** A leg that grows thinner towards the floor. @param lean How far its foot stands out. */
const leg = (x: number, height: number, lean = 0) =>
  path(`M${x} ${up(height)}h32L${x + 26 + lean} ${FLOOR}h-20z`, { line: 'medium' })

const cords = Array.from({ length: 14 }, (_, cord) =>
  line([FRONT + 22 + cord * 29, up(446)], [FRONT + 22 + cord * 29, up(424)], thin),
)

const front = [
  leg(FRONT, 448),
  leg(FRONT + 398, 448),
  path(`M${FRONT + 20} ${up(448)}L${FRONT + 30} ${up(770)}h26L${FRONT + 52} ${up(448)}`, { line: 'medium' }),
  path(`M${FRONT + 410} ${up(448)}L${FRONT + 400} ${up(770)}h-26L${FRONT + 378} ${up(448)}`, { line: 'medium' }),
  path(`M${FRONT + 30} ${up(770)}q185 34 370 0v-118q-185 26 -370 0z`, { line: 'medium' }),
  path(`M${FRONT - 8} ${up(450)}q223 -16 446 0v-30h-446z`, { line: 'medium' }),
  ...cords,
  path(`M${FRONT + 28} ${up(250)}h374v-24h-374z`, { line: 'fine' }),
  path(`M${FRONT + 26} ${up(150)}h378v-24h-378z`, { line: 'fine' }),
]

const side = [
  leg(SIDE + 398, 448),
  // The back leg goes on as the back, and leans
  path(
    `M${SIDE + 6} ${FLOOR}L${SIDE + 20} ${up(430)}L${SIDE - 66} ${up(790)}h28L${SIDE + 54} ${up(430)}L${SIDE + 28} ${FLOOR}z`,
    {
      line: 'medium',
    },
  ),
  path(`M${SIDE + 16} ${up(440)}L${SIDE + 438} ${up(456)}v26L${SIDE + 16} ${up(414)}z`, { line: 'medium' }),
  path(`M${SIDE + 34} ${up(290)}h366v-22h-366z`, { line: 'fine' }),
  path(`M${SIDE + 32} ${up(200)}h372v-22h-372z`, { line: 'fine' }),
  // The angle of the back
  line([SIDE + 34, up(430)], [SIDE + 34, up(820)], { line: 'fine', color: 'accent', isDashed: true }),
]

/** Chair no. 4 from the front and from the side, in millimetres. */
export const chairFromTwoSides = sheet(
  'chair-from-two-sides',
  [1480, 1060],
  [
    ...front,
    ...side,
    line([60, FLOOR], [1420, FLOOR], { line: 'heavy' }),
    across(1020, [FRONT, FRONT + 430], 430),
    across(1020, [SIDE, SIDE + 430], 450),
    upright(110, [up(450), FLOOR], 440),
    upright(1400, [up(790), FLOOR], 790),
  ],
)
