import { area, pictured, stroke } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { FOLLOW_MS } from '../core/model/parallax.ts'
import { choiceOf, numberOf } from './fields/options.ts'

/** Parallax of the layers and images that have a depth. */
export const parallaxBlock: Block = {
  slug: 'sliderParallax',
  labels: { singular: { en: 'Depth', de: 'Tiefe' }, plural: { en: 'Depths', de: 'Tiefen' } },
  admin: pictured(area(4, 4, 40, 24), area(12, 9, 24, 14), stroke('M24 11v10M19 16h10')),
  fields: [
    choiceOf(
      'by',
      { en: 'What has a depth moves', de: 'Was Tiefe hat, bewegt sich' },
      {
        both: {
          en: 'With the pointer, and while the slider is scrolled away',
          de: 'Mit dem Mauszeiger und während der Slider weggescrollt wird',
        },
        scroll: { en: 'While the slider is scrolled away', de: 'Während der Slider weggescrollt wird' },
        pointer: { en: 'With the pointer', de: 'Mit dem Mauszeiger' },
      },
    ),
    {
      type: 'row',
      fields: [
        choiceOf(
          'origin',
          { en: 'The way of the pointer counts from', de: 'Der Weg des Mauszeigers zählt ab' },
          {
            entry: { en: 'Where it came in', de: 'Der Stelle, an der er hereinkam' },
            center: { en: 'The middle of the slider', de: 'Der Mitte des Sliders' },
          },
        ),
        numberOf(
          'speed',
          { en: 'Milliseconds in which it follows', de: 'Millisekunden, in denen es folgt' },
          FOLLOW_MS,
        ),
        numberOf(
          'speedBack',
          { en: 'And goes back', de: 'Und zurückkehrt' },
          { min: FOLLOW_MS.min, max: FOLLOW_MS.max },
          { help: { en: 'Empty: the same.', de: 'Leer: dieselben.' } },
        ),
      ],
    },
  ],
}
