import type { CarouselLook, Fading } from './model/carousel-look.ts'
import { atLevel, LEVELS } from './model/levels.ts'
import type { Slider } from './model/slider.ts'
import type { Rule } from './slider-css.ts'

/** Room that has no place for more than one slide. */
const NARROW = 'phone'

/** How slides of a carousel share the width, and what becomes of them by `--distance`, in slides from the middle. */
export function carouselLookRules({ carousel: look, layout }: Slider): readonly Rule[] {
  if (!look) return []
  return [
    { of: '', set: lookSet(look) },
    ...LEVELS.map((level): Rule => {
      const visible = look.stretch || level === NARROW ? 1 : look.visible
      const width = `(100cqi - ${(visible - 1) * look.space}px) / ${visible}`
      return {
        of: '.slider__stage',
        // The design grid shrinks with the slide that it stands on, and with it the height of the stage.
        set: { '--slide-width': `calc(${width})`, '--px': `min(1px,${width} / ${atLevel(layout.grid, level).width})` },
        ...(level !== 'desktop' && { level }),
      }
    }),
  ]
}

function lookSet(look: CarouselLook): Record<string, string> {
  const { space, radius, opacity, scale, rotation } = look
  // Slides from the middle at which a look is reached.
  const edge = Math.max(1, (look.visible - 1) / 2)
  const set = (name: string, fading: Fading | undefined, to: (value: number) => string) =>
    fading && { [`--${name}`]: to(fading.to), [`--${name}-reach`]: String(fading.varies ? edge : 1) }
  return {
    '--space': `${space}px`,
    '--radius': `${radius}px`,
    '--far-layers': look.showLayers === 'always' ? '1' : '0',
    ...set('far-opacity', opacity, (percent) => String(percent / 100)),
    ...set('far-scale', scale, (percent) => String(percent / 100)),
    ...set('far-turn', rotation, (degrees) => `${degrees}deg`),
  }
}
