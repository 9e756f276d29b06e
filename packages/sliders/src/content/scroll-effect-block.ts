import { area, outline, pictured, stroke } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { LEAVING_BLUR_PX } from '../core/model/scroll-effect.ts'
import { checkOf, choiceOf, numberOf } from './fields/options.ts'

/** Effect on the slider while it is scrolled out of the window. */
export const scrollEffectBlock: Block = {
  slug: 'sliderScroll',
  labels: {
    singular: { en: 'While it is scrolled away', de: 'Während er weggescrollt wird' },
    plural: { en: 'While they are scrolled away', de: 'Während sie weggescrollt werden' },
  },
  admin: pictured(outline(4, 10, 40, 18), area(8, 2, 32, 14), stroke('M24 26v-8m-3 3l3-3l3 3')),
  fields: [
    {
      type: 'row',
      fields: [
        checkOf('fade', { en: 'It fades', de: 'Verblasst' }, true),
        checkOf('grayscale', { en: 'It loses its colours', de: 'Verliert die Farben' }, false),
        numberOf(
          'blur',
          { en: 'It blurs, in pixels', de: 'Verschwimmt, in Pixeln' },
          { ...LEAVING_BLUR_PX, default: 0 },
        ),
      ],
    },
    {
      type: 'row',
      fields: [
        choiceOf(
          'side',
          { en: 'It leaves', de: 'Verlässt das Fenster' },
          {
            top: { en: 'At the top', de: 'Oben' },
            bottom: { en: 'At the foot', de: 'Unten' },
            both: { en: 'At both', de: 'An beiden Seiten' },
          },
        ),
        choiceOf(
          'part',
          { en: 'That happens to', de: 'Betrifft' },
          {
            all: { en: 'All of it', de: 'Alles' },
            background: { en: 'What is behind the layers', de: 'Was hinter den Ebenen liegt' },
            layers: { en: 'The layers', de: 'Die Ebenen' },
          },
        ),
      ],
    },
  ],
}
