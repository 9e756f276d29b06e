import { depthOf } from './model/parallax.ts'
import type { ScrollEffect } from './model/scroll-effect.ts'
import type { Slider } from './model/slider.ts'
import { type Rule, slideSelector } from './slider-rule.ts'

/** Rules for the depth of slide images, and for the effect on the slider while it leaves the window. */
export function depthRules({ slides, scroll }: Slider): readonly Rule[] {
  const images = slides.flatMap((slide): Rule[] =>
    slide.parallax === undefined
      ? []
      : [{ of: `${slideSelector(slide)} .slider__background`, set: { '--depth': depthOf(slide.parallax) } }],
  )
  return scroll ? [...images, { of: '', set: scrollSet(scroll) }] : images
}

function scrollSet({ fade, blur, grayscale, side }: ScrollEffect): Record<string, string> {
  const ways = [side !== 'bottom' && 'leaving', side !== 'top' && 'coming'].filter((way) => way !== false)
  const filter = (blur > 0 || grayscale) && `blur(${blur}px) grayscale(${grayscale ? 1 : 0})`
  return Object.fromEntries(
    ways.flatMap((way) => [
      ...(fade ? [[`--${way}-opacity`, '0']] : []),
      ...(filter ? [[`--${way}-filter`, filter]] : []),
    ]),
  )
}
