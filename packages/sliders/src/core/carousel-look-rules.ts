import type { CarouselLook, Fading } from './model/carousel-look.ts'
import { atLevel, LEVELS } from './model/levels.ts'
import type { Slider } from './model/slider.ts'
import { type Rule, slideSelector } from './slider-rule.ts'

/** Room that has no place for more than one slide. */
const NARROW = 'phone'

/** Rules for the widths of a carousel's slides, and for their look by `--distance`, in slides from the middle. */
export function carouselLookRules({ carousel: look, layout, slides }: Slider): readonly Rule[] {
  if (!look) return []
  const isVertical = look.orientation === 'vertical'
  return [
    { of: '', set: lookSet(look) },
    ...LEVELS.map((level): Rule => {
      const visible = look.stretch || level === NARROW ? 1 : look.visible
      const across = isVertical || look.justify ? 1 : visible
      const width = `(100cqi - ${(across - 1) * look.space}px) / ${across}`
      return {
        of: '.slider__stage',
        // The design grid shrinks with the slide that it stands on, and with it the height of the stage.
        set: {
          '--slide-width': `calc(${width})`,
          '--px': `min(1px,${width} / ${atLevel(layout.grid, level).width})`,
          ...(isVertical && { '--visible': String(visible) }),
        },
        ...(level !== 'desktop' && { level }),
      }
    }),
    ...(look.justify ? slides.flatMap(ratioRules) : []),
  ]
}

/** A slide whose image says how wide it is. */
function ratioRules(slide: Slider['slides'][number]): readonly Rule[] {
  if (slide.background.kind !== 'image') return []
  const { width, height } = slide.background.image.fallback
  return [{ of: slideSelector(slide), set: { '--ratio': (width / height).toFixed(4) } }]
}

function lookSet(look: CarouselLook): Record<string, string> {
  const { space, radius, padding, opacity, scale, rotation } = look
  // Slides from the middle at which a look is reached.
  const edge = Math.max(1, (look.visible - 1) / 2)
  const set = (name: string, fading: Fading | undefined, to: (value: number) => string) =>
    fading && { [`--${name}`]: to(fading.to), [`--${name}-reach`]: String(fading.varies ? edge : 1) }
  return {
    '--space': `${space}px`,
    '--radius': `${radius}px`,
    ...(padding.top > 0 && { '--padding-top': `${padding.top}px` }),
    ...(padding.bottom > 0 && { '--padding-bottom': `${padding.bottom}px` }),
    '--far-layers': look.showLayers === 'always' ? '1' : '0',
    ...set('far-opacity', opacity, (percent) => String(percent / 100)),
    ...set('far-scale', scale, (percent) => String(percent / 100)),
    ...set('far-turn', rotation, (degrees) => `${degrees}deg`),
  }
}
