import { given, list } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { asBackground } from '../../core/as-background.ts'
import { nextChange } from '../../core/model/slide.ts'
import { parseSlider, type Slider } from '../../core/model/slider.ts'

/** A slider on a page. */
export const slider = defineBlock({
  name: 'slider',
  label: { en: 'Slider', de: 'Slider' },
  group: 'Pictures and film',
  drawing: [
    draw.area(0, 4, 48, 24),
    draw.title(10, 13, 20),
    draw.stroke('M5 14l-2 2l2 2'),
    draw.stroke('M43 14l2 2l-2 2'),
    ...[21, 24, 27].map((x) => draw.disc(x, 25, 0.9)),
  ],
  fields: {
    slider: field.document({
      label: { en: 'Slider', de: 'Slider' },
      help: {
        en: 'Sliders are edited in their own place, and may be shown on several pages.',
        de: 'Slider werden an einem eigenen Ort bearbeitet und können auf mehreren Seiten stehen.',
      },
      to: 'sliders',
      requiredInForm: true,
    }),
    label: field.text({
      label: { en: 'Button', de: 'Schaltfläche' },
      help: {
        en: 'For a slider in a window: the words on the button that opens it. Empty: there is no button.',
        de: 'Für einen Slider in einem Fenster: die Worte auf der Schaltfläche, die es öffnet. Leer: Es gibt keine.',
      },
      maxLength: 100,
    }),
  },
  refine({ slider: stored, label }, parse, { behind }): ShownSlider {
    const now = new Date()
    const parsed = parseSlider(stored, parse, now)
    return {
      slider: (behind === true && parsed ? asBackground(parsed) : parsed) ?? null,
      ...(behind === true && { behind }),
      ...given({ label, changesAt: nextChange(list(stored?.slides), now) }),
    }
  },
})

interface ShownSlider {
  /** Null when it was deleted, is not published or has nothing to show now. */
  readonly slider: Slider | null
  /** On the button that opens a slider in a window; without one, links and what the slider says open it. */
  readonly label?: string
  /** It lies behind the blocks of its section; see {@link asBackground}. */
  readonly behind?: true
  readonly changesAt?: number
}

export type SliderBlock = BlockOf<typeof slider>
