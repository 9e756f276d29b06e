import type { AdminLabel } from '@vitrine/kit/core'
import type { Block, Field } from 'payload'
import type { ImageFit } from '../../core/layers/image-fit.ts'
import { colorField } from '../fields/color.ts'
import { checkOf, choiceOf, numberOf } from '../fields/options.ts'

/** The form of a kind of layer, beside what all of them have. */
export interface LayerForm {
  /** Drawing of the picker. */
  readonly drawing: NonNullable<Block['admin']>
  readonly fields: readonly Field[]
}

export const mediaField = (name: string, label: AdminLabel): Field => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
})

export const altField: Field = {
  name: 'alt',
  label: { en: 'What is to be seen on it', de: 'Was darauf zu sehen ist' },
  type: 'text',
  localized: true,
  maxLength: 300,
  admin: {
    description: {
      en: 'For those who do not see it. Empty: it is decoration.',
      de: 'Für alle, die es nicht sehen. Leer: Es ist Schmuck.',
    },
  },
}

export const fitField = choiceOf('fit', { en: 'Shown', de: 'Darstellung' }, {
  cover: { en: 'Filling its place', de: 'Füllt seinen Platz' },
  contain: { en: 'Whole', de: 'Ganz zu sehen' },
} satisfies Record<ImageFit, AdminLabel>)

/** Fields for playing a video or audio. */
export const playFields: readonly Field[] = [
  {
    type: 'row',
    fields: [
      choiceOf(
        'autoplay',
        { en: 'Plays by itself', de: 'Spielt von selbst' },
        {
          no: { en: 'No', de: 'Nein' },
          yes: { en: 'When its slide is shown', de: 'Wenn die Folie gezeigt wird' },
          first: { en: 'The first time', de: 'Beim ersten Mal' },
          notFirst: { en: 'From the second time on', de: 'Ab dem zweiten Mal' },
        },
      ),
      choiceOf(
        'atEnd',
        { en: 'At its end', de: 'Am Ende' },
        {
          no: { en: 'It stops', de: 'Anhalten' },
          yes: { en: 'It begins again', de: 'Von vorn beginnen' },
          hold: { en: 'Again, and the slider waits', de: 'Von vorn, und der Slider wartet' },
        },
      ),
      numberOf(
        'volume',
        { en: 'Loudness in percent', de: 'Lautstärke in Prozent' },
        { min: 0, max: 100, default: 100 },
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      checkOf('muted', { en: 'Without sound', de: 'Ohne Ton' }, false, {
        en: 'What starts by itself begins without.',
        de: 'Was von selbst startet, beginnt ohne.',
      }),
      checkOf('controls', { en: 'With its controls', de: 'Mit Bedienelementen' }, true),
      checkOf('nextAtEnd', { en: 'The next slide comes at its end', de: 'Am Ende kommt die nächste Folie' }, false),
      checkOf('rewind', { en: 'Begins anew each time', de: 'Beginnt jedes Mal von vorn' }, false),
      checkOf('stopsOthers', { en: 'Other films of the slider stop', de: 'Andere Videos des Sliders halten an' }, true),
    ],
  },
]

export const paintField: Field = {
  name: 'paint',
  label: { en: 'Filled with', de: 'Füllung' },
  type: 'group',
  fields: [colorField('color', { en: 'Colour', de: 'Farbe' })],
}
