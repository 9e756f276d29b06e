import { area, outline, pictured, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { MAX_SETS } from '../core/model/globals.ts'
import { MAX_SLIDES } from '../core/model/slide.ts'
import { numberOf } from './fields/options.ts'
import { layersField } from './layers/layer-blocks.ts'

/** Layers that stay while slides change below them. */
export const globalsBlock: Block = {
  slug: 'sliderGlobals',
  labels: {
    singular: { en: 'Layers above the slides', de: 'Ebenen über den Folien' },
    plural: { en: 'Layers above the slides', de: 'Ebenen über den Folien' },
  },
  admin: pictured(area(4, 4, 40, 24), outline(9, 8, 30, 16), title(14, 15, 20)),
  fields: [
    {
      name: 'sets',
      labels: { singular: { en: 'Set', de: 'Gruppe' }, plural: { en: 'Sets', de: 'Gruppen' } },
      label: { en: 'Layers', de: 'Ebenen' },
      type: 'array',
      minRows: 1,
      maxRows: MAX_SETS,
      admin: {
        description: {
          en: 'They are drawn once, and their time runs once, from the start of the slider. They are read after the slides.',
          de: 'Sie werden einmal gezeichnet, und ihre Zeit läuft einmal, ab dem Start des Sliders. Screenreader lesen sie nach den Folien.',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            numberOf(
              'from',
              { en: 'From slide', de: 'Ab Folie' },
              { min: 1, max: MAX_SLIDES },
              { help: { en: 'Empty: the first.', de: 'Leer: die erste.' } },
            ),
            numberOf(
              'to',
              { en: 'To slide', de: 'Bis Folie' },
              { min: 1, max: MAX_SLIDES },
              { help: { en: 'Empty: the last.', de: 'Leer: die letzte.' } },
            ),
          ],
        },
        layersField,
      ],
    },
  ],
}
