import { area, pictured, stroke } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { FOLLOW_MS } from '../core/model/parallax.ts'
import { choiceOf, numberOf } from './fields/options.ts'

/** Parallax of the layers and images that have a depth. */
export const parallaxBlock: Block = {
  slug: 'sliderParallax',
  labels: { singular: 'Depth', plural: 'Depths' },
  admin: pictured(area(4, 4, 40, 24), area(12, 9, 24, 14), stroke('M24 11v10M19 16h10')),
  fields: [
    choiceOf('by', 'What has a depth moves', {
      both: 'With the pointer, and while the slider is scrolled away',
      scroll: 'While the slider is scrolled away',
      pointer: 'With the pointer',
    }),
    {
      type: 'row',
      fields: [
        choiceOf('origin', 'The way of the pointer counts from', {
          entry: 'Where it came in',
          center: 'The middle of the slider',
        }),
        numberOf('speed', 'Milliseconds in which it follows', FOLLOW_MS),
        numberOf(
          'speedBack',
          'And goes back',
          { min: FOLLOW_MS.min, max: FOLLOW_MS.max },
          { help: 'Empty: the same.' },
        ),
      ],
    },
  ],
}
