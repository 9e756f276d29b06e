import { area, outline, pictured, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { MAX_SETS } from '../core/model/globals.ts'
import { MAX_SLIDES } from '../core/model/slide.ts'
import { numberOf } from './fields/options.ts'
import { layersField } from './layers/layer-blocks.ts'

/** Layers that stay while slides change below them. */
export const globalsBlock: Block = {
  slug: 'sliderGlobals',
  labels: { singular: 'Layers above the slides', plural: 'Layers above the slides' },
  admin: pictured(area(4, 4, 40, 24), outline(9, 8, 30, 16), title(14, 15, 20)),
  fields: [
    {
      name: 'sets',
      label: 'Layers',
      type: 'array',
      minRows: 1,
      maxRows: MAX_SETS,
      admin: {
        description:
          'They are drawn once, and their time runs once, from the start of the slider. They are read after the slides.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            numberOf('from', 'From slide', { min: 1, max: MAX_SLIDES }, { help: 'Empty: the first.' }),
            numberOf('to', 'To slide', { min: 1, max: MAX_SLIDES }, { help: 'Empty: the last.' }),
          ],
        },
        layersField,
      ],
    },
  ],
}
