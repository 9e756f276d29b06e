import { area, outline, pictured, stroke } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { LEAVING_BLUR_PX } from '../core/model/scroll-effect.ts'
import { checkOf, choiceOf, numberOf } from './fields/options.ts'

/** Effect on the slider while it is scrolled out of the window. */
export const scrollEffectBlock: Block = {
  slug: 'sliderScroll',
  labels: { singular: 'While it is scrolled away', plural: 'While they are scrolled away' },
  admin: pictured(outline(4, 10, 40, 18), area(8, 2, 32, 14), stroke('M24 26v-8m-3 3l3-3l3 3')),
  fields: [
    {
      type: 'row',
      fields: [
        checkOf('fade', 'It fades', true),
        checkOf('grayscale', 'It loses its colours', false),
        numberOf('blur', 'It blurs, in pixels', { ...LEAVING_BLUR_PX, default: 0 }),
      ],
    },
    {
      type: 'row',
      fields: [
        choiceOf('side', 'It leaves', { top: 'At the top', bottom: 'At the foot', both: 'At both' }),
        choiceOf('part', 'That happens to', {
          all: 'All of it',
          background: 'What is behind the layers',
          layers: 'The layers',
        }),
      ],
    },
  ],
}
