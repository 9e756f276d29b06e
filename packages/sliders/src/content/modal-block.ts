import { area, outline, pictured } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { COVER_MS, MAX_DAYS, PROTECTION_MS } from '../core/model/modal.ts'
import { colorField } from './fields/color.ts'
import { checkOf, choiceOf, numberOf } from './fields/options.ts'

/** The slider is not on the page: it opens in a window of its own. */
export const modalBlock: Block = {
  slug: 'sliderWindow',
  labels: { singular: 'Window', plural: 'Windows' },
  admin: pictured(outline(0, 0, 48, 32), area(10, 6, 28, 20)),
  fields: [
    {
      type: 'row',
      fields: [
        numberOf('seconds', 'Opens after so many seconds', { min: 0, max: 3600 }, { help: 'Empty: not by itself.' }),
        numberOf('scrolled', 'Opens at this percent of the page', { min: 1, max: 100 }, { help: 'Empty: not so.' }),
      ],
    },
    checkOf('leaving', 'Opens when the pointer leaves the window at its top', false),
    {
      type: 'row',
      fields: [
        choiceOf('once', 'How often by itself', {
          visit: 'Once in a visit',
          view: 'With each page',
          days: 'Once in so many days',
        }),
        numberOf(
          'days',
          'Days',
          { min: 1, max: MAX_DAYS, default: 7 },
          { condition: (_, siblings) => siblings?.once === 'days' },
        ),
      ],
    },
    checkOf('hasCover', 'The page behind it is covered', true),
    {
      type: 'row',
      fields: [
        colorField('coverColor', 'Colour of the cover'),
        numberOf('coverOpacity', 'Percent', { min: 0, max: 100, default: 50 }),
        numberOf('coverSpeed', 'Milliseconds in which it comes', COVER_MS),
      ],
    },
    checkOf('closeOnCover', 'A press on the cover closes it', true),
    numberOf('closeProtection', 'Milliseconds in which nothing closes it', PROTECTION_MS, {
      help: 'So that a double click does not open and close it.',
    }),
  ],
}
