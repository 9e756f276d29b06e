import { fluidSize, growingSize } from '@vitrine/ui/core'
import { SCALES, SPACINGS } from './options.ts'

/** Pixels of a rem. */
export const REM_PX = 16

/** Text is this much smaller in narrow windows, but no smaller than 16 pixels because of it. */
const NARROW_LESS_PX = 2

/** Powers of the scale's ratio for each step: near the text they lie closer together than among headlines. */
const STEPS = [
  { step: 1, power: 0.75 },
  { step: 2, power: 1.65 },
  { step: 3, power: 2.95 },
  { step: 4, power: 4 },
  { step: 5, power: 5.1 },
  { step: 6, power: 6 },
] as const

/** First step that only headings have. */
const FIRST_HEADING_STEP = 2

/** Small text, in shares of the text, and its least size in rem. */
const SMALL_SHARE = 0.79
const SMALL_REM = 0.9375

/** In rem, narrow and wide. Those that are one number do not grow. */
const SPACES = [
  ['m', 1.5, 2],
  ['l', 2, 3],
  ['xl', 3, 5],
  ['2xl', 4, 8],
  ['3xl', 5, 12],
] as const

/** Shrinking of headings as an editor chose it; absent: as the scale has it. */
export interface HeadingSizes {
  readonly factor: number
  readonly sensitivity: number
}

/** Sizes of text by the name of their custom property. */
export function textSizes(options: {
  readonly scale: keyof typeof SCALES
  readonly baseSize: number
  readonly headings?: HeadingSizes | undefined
}): readonly (readonly [string, string])[] {
  const { scale, baseSize, headings } = options
  const ratio = SCALES[scale]
  const wide = baseSize / REM_PX
  const narrow = Math.max(Math.min(baseSize, REM_PX), baseSize - NARROW_LESS_PX) / REM_PX
  const small = (size: number) => Math.max(SMALL_REM, size * SMALL_SHARE)
  const steps = STEPS.map(({ step, power }) => {
    const size = wide * ratio.wide ** power
    const css =
      headings && step >= FIRST_HEADING_STEP
        ? fluidSize({ size, base: narrow, ...headings })
        : growingSize(narrow * ratio.narrow ** power, size)
    return [`step-${step}`, css] as const
  })
  return [['step--1', growingSize(small(narrow), small(wide))], ['step-0', growingSize(narrow, wide)], ...steps]
}

/** Spaces by the name of their custom property. */
export function spaces(spacing: keyof typeof SPACINGS): readonly (readonly [string, string])[] {
  const { factor } = SPACINGS[spacing]
  return SPACES.map(([name, narrow, wide]) => [`space-${name}`, growingSize(narrow * factor, wide * factor)])
}
