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

export const mediaField = (name: string, label: string): Field => ({ name, label, type: 'upload', relationTo: 'media' })

export const altField: Field = {
  name: 'alt',
  label: 'What is to be seen on it',
  type: 'text',
  localized: true,
  maxLength: 300,
  admin: { description: 'For those who do not see it. Empty: it is decoration.' },
}

export const fitField = choiceOf('fit', 'Shown', {
  cover: 'Filling its place',
  contain: 'Whole',
} satisfies Record<ImageFit, string>)

/** Fields for playing a video or audio. */
export const playFields: readonly Field[] = [
  {
    type: 'row',
    fields: [
      choiceOf('autoplay', 'Plays by itself', {
        no: 'No',
        yes: 'When its slide is shown',
        first: 'The first time',
        notFirst: 'From the second time on',
      }),
      choiceOf('atEnd', 'At its end', { no: 'It stops', yes: 'It begins again', hold: 'Again, and the slider waits' }),
      numberOf('volume', 'Loudness in percent', { min: 0, max: 100, default: 100 }),
    ],
  },
  {
    type: 'row',
    fields: [
      checkOf('muted', 'Without sound', false, 'What starts by itself begins without.'),
      checkOf('controls', 'With its controls', true),
      checkOf('nextAtEnd', 'The next slide comes at its end', false),
      checkOf('rewind', 'Begins anew each time', false),
      checkOf('stopsOthers', 'Other films of the slider stop', true),
    ],
  },
]

export const paintField: Field = {
  name: 'paint',
  label: 'Filled with',
  type: 'group',
  fields: [colorField('color', 'Colour')],
}
