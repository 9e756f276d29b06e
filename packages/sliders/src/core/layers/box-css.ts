import type { Box, Paint, Sides } from '../model/layer/box.ts'
import type { TextStyle } from '../model/layer/text-style.ts'
import { colorCss, gradientCss } from '../model/paint.ts'
import type { Rule } from '../slider-rule.ts'
import { lengthCss } from './length-css.ts'

type Set = Rule['set']

/** @param scales Whether lengths shrink with the grid, here and below. */
export function textSet({ typeface, size, line, spacing, weight, align, color }: TextStyle, scales: boolean): Set {
  return {
    ...(typeface && { 'font-family': `var(--font-${typeface})` }),
    ...(size !== undefined && { 'font-size': lengthCss(size, scales) }),
    ...(line !== undefined && { 'line-height': String(line) }),
    ...(spacing !== undefined && { 'letter-spacing': lengthCss(spacing, scales) }),
    ...(weight !== undefined && { 'font-weight': String(weight) }),
    ...(align && { 'text-align': align }),
    ...(color && { color: colorCss(color) }),
  }
}

export function boxSet({ padding, margin, background, border, radius, shadow }: Box, scales: boolean): Set {
  const length = (value: number) => lengthCss(value, scales)
  return {
    ...(padding && sidesSet('padding', padding, length)),
    ...(margin && sidesSet('margin', margin, length)),
    ...(background && { background: paintCss(background) }),
    ...(border && { border: `${length(border.width)} ${border.style} ${colorCss(border.color)}` }),
    ...(radius && cornersSet(radius, length)),
    ...(shadow && {
      'box-shadow': `${[shadow.x, shadow.y, shadow.blur, shadow.spread].map(length).join(' ')} ${colorCss(shadow.color)}`,
    }),
  }
}

export function paintCss(paint: Paint): string {
  return typeof paint === 'string' ? colorCss(paint) : gradientCss(paint)
}

function sidesSet(property: string, { top, end, bottom, start }: Sides, length: (value: number) => string): Set {
  return {
    [`${property}-block`]: `${length(top)} ${length(bottom)}`,
    [`${property}-inline`]: `${length(start)} ${length(end)}`,
  }
}

function cornersSet(radius: NonNullable<Box['radius']>, length: (value: number) => string): Set {
  const [topStart, topEnd, bottomEnd, bottomStart] = radius
  if (radius.every((corner) => corner === topStart)) return { 'border-radius': length(topStart) }
  return {
    'border-start-start-radius': length(topStart),
    'border-start-end-radius': length(topEnd),
    'border-end-end-radius': length(bottomEnd),
    'border-end-start-radius': length(bottomStart),
  }
}
