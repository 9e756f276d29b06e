import { across, circle, figure, line, path, sheet, upright } from './pen.ts'

/** Middle of the lamp, its cap and its lower edge, and the top of the table. */
const [MIDDLE, CAP, EDGE, TABLE] = [700, 230, 500, 980]

/** Half of its width. */
const RADIUS = 230

/** Folds of the half that is seen from outside. */
const FOLDS = 10

const thin = { line: 'fine', color: 'soft' } as const

/** Seen from outside, folds lie closer towards its side. */
const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const out = RADIUS * Math.sin(((fold + 1) / (FOLDS + 1)) * (Math.PI / 2))
  return path(
    `M${MIDDLE + out * 0.2} ${CAP}C${MIDDLE + out} ${CAP + 30} ${MIDDLE + out * 1.02} ${CAP + 140} ${MIDDLE + out} ${EDGE}`,
    thin,
  )
})

/** Cut: two layers of paper, and the bulb that no chair sees. */
const cut = [
  path(`M${MIDDLE} ${CAP}h-46C${MIDDLE - 220} ${CAP + 30} ${MIDDLE - 236} ${CAP + 140} ${MIDDLE - RADIUS} ${EDGE}`, {
    line: 'heavy',
  }),
  path(
    `M${MIDDLE - 36} ${CAP + 18}C${MIDDLE - 196} ${CAP + 48} ${MIDDLE - 212} ${CAP + 144} ${MIDDLE - RADIUS + 22} ${EDGE}`,
    {
      line: 'fine',
    },
  ),
  circle([MIDDLE - 2, CAP + 150], 44, { line: 'medium', color: 'accent' }),
  path(`M${MIDDLE - 18} ${CAP + 108}v-70h32v70`, { line: 'fine' }),
]

/** Light goes past the edge: below is the table, above the eye of who sits there. */
const rays = [
  line([MIDDLE, CAP + 150], [MIDDLE - 560, TABLE], { line: 'fine', color: 'accent', isDashed: true }),
  line([MIDDLE, CAP + 150], [MIDDLE + 560, TABLE], { line: 'fine', color: 'accent', isDashed: true }),
]

/** Pendant no. 2 over a table, cut on the left and seen on the right, in millimetres. */
export const lampOverATable = sheet(
  'lamp-over-a-table',
  [1400, 1120],
  [
    line([MIDDLE, 60], [MIDDLE, CAP - 44], { line: 'fine' }),
    path(`M${MIDDLE - 22} ${CAP}v-44h44v44z`, { isFilled: true }),
    ...folds,
    path(
      `M${MIDDLE} ${CAP}h46C${MIDDLE + 220} ${CAP + 30} ${MIDDLE + 236} ${CAP + 140} ${MIDDLE + RADIUS} ${EDGE}H${MIDDLE}z`,
    ),
    ...cut,
    line([MIDDLE, CAP], [MIDDLE, EDGE + 40], thin),
    ...rays,
    path(`M120 ${TABLE}H1280v26H120z`, { isFilled: true }),
    path(`M220 ${TABLE + 26}v90M1180 ${TABLE + 26}v90`, { line: 'heavy' }),
    across(EDGE + 108, [MIDDLE - RADIUS, MIDDLE + RADIUS], 460),
    upright(1210, [EDGE, TABLE], 600),
    upright(330, [CAP, EDGE], 340),
    figure([MIDDLE, TABLE - 40], '180 lx', 'accent'),
  ],
)
