import { area, pictured } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import { CAROUSEL_SPEED_MS, PADDING, VISIBLE } from '../core/model/carousel-look.ts'
import { checkOf, choiceOf, numberOf } from './fields/options.ts'

const PERCENT = { min: 0, max: 100 } as const

/** Look of slides side by side. */
export const carouselLookBlock: Block = {
  slug: 'sliderCarousel',
  labels: {
    singular: { en: 'Look of slides beside each other', de: 'Aussehen von Folien nebeneinander' },
    plural: { en: 'Looks of slides beside each other', de: 'Aussehen von Folien nebeneinander' },
  },
  admin: pictured(area(1, 10, 11, 12), area(14, 7, 20, 18), area(36, 10, 11, 12)),
  fields: [
    {
      type: 'row',
      fields: [
        numberOf('visible', { en: 'To be seen at once', de: 'Zugleich zu sehen' }, VISIBLE, {
          help: { en: 'An odd number: one stands in the middle.', de: 'Eine ungerade Zahl: Eine steht in der Mitte.' },
        }),
        choiceOf(
          'align',
          { en: 'The current one stands', de: 'Die aktuelle steht' },
          { center: { en: 'In the middle', de: 'In der Mitte' }, start: { en: 'At the beginning', de: 'Am Anfang' } },
        ),
        numberOf('space', { en: 'Pixels between two', de: 'Pixel dazwischen' }, { min: 0, max: 500, default: 0 }),
        numberOf(
          'speed',
          { en: 'Milliseconds from one to the next', de: 'Millisekunden von einer zur nächsten' },
          CAROUSEL_SPEED_MS,
        ),
        numberOf(
          'radius',
          { en: 'Round corners, in pixels', de: 'Runde Ecken, in Pixeln' },
          { min: 0, max: 500, default: 0 },
        ),
      ],
    },
    {
      type: 'row',
      fields: [
        choiceOf(
          'orientation',
          { en: 'They stand', de: 'Sie stehen' },
          {
            horizontal: { en: 'Side by side', de: 'Nebeneinander' },
            vertical: { en: 'One above the other', de: 'Übereinander' },
          },
        ),
        numberOf('paddingTop', { en: 'Pixels free above them', de: 'Freie Pixel darüber' }, { ...PADDING, default: 0 }),
        numberOf(
          'paddingBottom',
          { en: 'Pixels free below them', de: 'Freie Pixel darunter' },
          { ...PADDING, default: 0 },
        ),
      ],
    },
    {
      ...checkOf('justify', { en: 'Each is as wide as its picture', de: 'Jede ist so breit wie ihr Bild' }, false),
      admin: { condition: (_, siblings) => siblings?.orientation !== 'vertical' },
    } as Field,
    checkOf('infinite', { en: 'The first stands beside the last', de: 'Die erste steht neben der letzten' }, false),
    checkOf('stretch', { en: 'Each is as wide as the slider', de: 'Jede ist so breit wie der Slider' }, false),
    checkOf('snap', { en: 'They come to rest in their place', de: 'Sie rasten an ihrem Platz ein' }, true),
    {
      type: 'row',
      fields: [
        numberOf(
          'maxOpacity',
          { en: 'Clearness of the others, in percent', de: 'Deckkraft der anderen, in Prozent' },
          { ...PERCENT, default: 100 },
        ),
        checkOf(
          'varyFade',
          { en: 'Less with every step, down to nothing', de: 'Mit jedem Schritt weniger, bis zu nichts' },
          false,
        ),
      ],
    },
    {
      type: 'row',
      fields: [
        numberOf('minScale', { en: 'Size of the others, in percent', de: 'Größe der anderen, in Prozent' }, PERCENT, {
          help: { en: 'Empty: all are as large.', de: 'Leer: alle gleich groß.' },
        }),
        checkOf('varyScale', { en: 'Less with every step', de: 'Mit jedem Schritt weniger' }, false),
      ],
    },
    {
      type: 'row',
      fields: [
        numberOf(
          'maxRotation',
          { en: 'Turned, in degrees', de: 'Gedreht, in Grad' },
          { min: -180, max: 180, default: 0 },
        ),
        checkOf('varyRotate', { en: 'More with every step', de: 'Mit jedem Schritt mehr' }, false),
      ],
    },
    choiceOf(
      'showLayers',
      { en: 'Layers are to be seen', de: 'Ebenen sind zu sehen' },
      { current: { en: 'On the current one', de: 'Auf der aktuellen' }, always: { en: 'On all', de: 'Auf allen' } },
    ),
  ],
}
