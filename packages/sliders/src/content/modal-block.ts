import { area, outline, pictured } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { COVER_MS, MAX_DAYS, PROTECTION_MS } from '../core/model/modal.ts'
import { colorField } from './fields/color.ts'
import { checkOf, choiceOf, numberOf } from './fields/options.ts'

/** The slider is not on the page: it opens in a window of its own. */
export const modalBlock: Block = {
  slug: 'sliderWindow',
  labels: { singular: { en: 'Window', de: 'Fenster' }, plural: { en: 'Windows', de: 'Fenster' } },
  admin: pictured(outline(0, 0, 48, 32), area(10, 6, 28, 20)),
  fields: [
    {
      type: 'row',
      fields: [
        numberOf(
          'seconds',
          { en: 'Opens after so many seconds', de: 'Öffnet sich nach Sekunden' },
          { min: 0, max: 3600 },
          { help: { en: 'Empty: not by itself.', de: 'Leer: nicht von selbst.' } },
        ),
        numberOf(
          'scrolled',
          { en: 'Opens at this percent of the page', de: 'Öffnet sich bei Prozent der Seite' },
          { min: 1, max: 100 },
          { help: { en: 'Empty: not so.', de: 'Leer: nicht so.' } },
        ),
      ],
    },
    checkOf(
      'leaving',
      {
        en: 'Opens when the pointer leaves the window at its top',
        de: 'Öffnet sich, wenn der Mauszeiger das Fenster oben verlässt',
      },
      false,
    ),
    {
      type: 'row',
      fields: [
        choiceOf(
          'once',
          { en: 'How often by itself', de: 'Wie oft von selbst' },
          {
            visit: { en: 'Once in a visit', de: 'Einmal je Besuch' },
            view: { en: 'With each page', de: 'Bei jeder Seite' },
            days: { en: 'Once in so many days', de: 'Einmal in so vielen Tagen' },
          },
        ),
        numberOf(
          'days',
          { en: 'Days', de: 'Tage' },
          { min: 1, max: MAX_DAYS, default: 7 },
          { condition: (_, siblings) => siblings?.once === 'days' },
        ),
      ],
    },
    checkOf('hasCover', { en: 'The page behind it is covered', de: 'Die Seite dahinter ist abgedeckt' }, true),
    {
      type: 'row',
      fields: [
        colorField('coverColor', { en: 'Colour of the cover', de: 'Farbe der Abdeckung' }),
        numberOf('coverOpacity', { en: 'Percent', de: 'Prozent' }, { min: 0, max: 100, default: 50 }),
        numberOf('coverSpeed', { en: 'Milliseconds in which it comes', de: 'Millisekunden bis es da ist' }, COVER_MS),
      ],
    },
    checkOf(
      'closeOnCover',
      { en: 'A press on the cover closes it', de: 'Ein Klick auf die Abdeckung schließt es' },
      true,
    ),
    numberOf(
      'closeProtection',
      { en: 'Milliseconds in which nothing closes it', de: 'Millisekunden, in denen nichts es schließt' },
      PROTECTION_MS,
      {
        help: {
          en: 'So that a double click does not open and close it.',
          de: 'Damit ein Doppelklick es nicht öffnet und gleich wieder schließt.',
        },
      },
    ),
  ],
}
