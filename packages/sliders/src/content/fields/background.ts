import { parseVideoAddress } from '@vitrine/kit/core'
import type { Field, GroupField } from 'payload'
import { PAN_ZOOM } from '../../core/model/background.ts'
import { colorField, gradientField } from './color.ts'
import { checkOf, choiceOf, numberOf } from './options.ts'

type Siblings = Readonly<Record<string, unknown>> | undefined

const isKind =
  (...kinds: readonly string[]) =>
  (_: unknown, siblings: Siblings) =>
    kinds.includes(String(siblings?.kind ?? 'image'))

const when = (condition: (data: unknown, siblings: Siblings) => boolean, ...fields: Field[]): Field => ({
  type: 'row',
  admin: { condition },
  fields,
})

/** A video of the media library, or one at a provider. */
export const videoFileFields: readonly Field[] = [
  {
    name: 'file',
    label: 'Video',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { like: 'video/' } },
  },
  {
    name: 'address',
    label: 'Or its address at YouTube or Vimeo',
    type: 'text',
    maxLength: 500,
    validate: (value: string | null | undefined) =>
      !value || parseVideoAddress(value.trim()) !== undefined || 'This is no address of a video at YouTube or Vimeo.',
  },
]

/** Background of a slide. */
export const backgroundField: GroupField = {
  name: 'background',
  label: 'Background',
  type: 'group',
  fields: [
    choiceOf('kind', 'What fills the slide', {
      image: 'A picture',
      video: 'A film',
      color: 'A colour',
      gradient: 'A gradient',
      transparent: 'Nothing',
    }),
    {
      name: 'image',
      label: 'Image',
      type: 'upload',
      relationTo: 'media',
      admin: { condition: isKind('image', 'video'), description: 'Of a video: what is shown before it plays.' },
    },
    when(isKind('image', 'video'), choiceOf('fit', 'Shown', { cover: 'Filling the slide', contain: 'Whole' }), {
      name: 'alt',
      label: 'What is to be seen on it',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { description: 'For those who do not see it. Empty: it is decoration.' },
    }),
    ...videoFileFields.map((field): Field => ({ ...field, admin: { condition: isKind('video') } }) as Field),
    when(
      isKind('video'),
      checkOf('autoplay', 'Plays when its slide is shown', true),
      checkOf('loop', 'Begins again at its end', true),
      checkOf('muted', 'Without sound', true),
      checkOf('nextAtEnd', 'The next slide comes at its end', false),
    ),
    colorField('color', 'Colour', isKind('color')),
    gradientField,
  ],
}

const stateFields = (initialScale: number): Field[] => [
  {
    type: 'row',
    fields: [
      numberOf('scale', 'Size in percent', { min: 100, max: PAN_ZOOM.maxScale, default: initialScale }),
      numberOf('x', 'To the right, in percent', { min: -50, max: 50, default: 0 }),
      numberOf('y', 'Downwards, in percent', { min: -50, max: 50, default: 0 }),
    ],
  },
]

const isOn = (_: unknown, siblings: Siblings) => siblings?.on === true

/** A slow move over the image. */
export const panZoomField: GroupField = {
  name: 'panZoom',
  label: 'Slow move over the image',
  type: 'group',
  admin: { condition: (_, siblings) => (siblings?.background as Siblings)?.kind === 'image' },
  fields: [
    checkOf('on', 'The picture moves', false),
    { name: 'from', label: 'From', type: 'group', admin: { condition: isOn }, fields: stateFields(100) },
    { name: 'to', label: 'To', type: 'group', admin: { condition: isOn }, fields: stateFields(120) },
    numberOf(
      'duration',
      'Milliseconds',
      { min: PAN_ZOOM.minDuration, max: PAN_ZOOM.maxDuration, default: PAN_ZOOM.duration },
      { condition: isOn },
    ),
  ],
}
