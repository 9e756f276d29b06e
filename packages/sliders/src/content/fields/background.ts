import { accepts } from '@vitrine/content/answers'
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
    label: { en: 'Or its address at YouTube or Vimeo', de: 'Oder seine Adresse bei YouTube oder Vimeo' },
    type: 'text',
    maxLength: 500,
    validate: accepts<string | null | undefined>((value) => !value || parseVideoAddress(value.trim()) !== undefined, {
      en: 'This is no address of a video at YouTube or Vimeo.',
      de: 'Das ist keine Adresse eines Videos bei YouTube oder Vimeo.',
    }),
  },
]

/** Background of a slide. */
export const backgroundField: GroupField = {
  name: 'background',
  label: { en: 'Background', de: 'Hintergrund' },
  type: 'group',
  fields: [
    choiceOf(
      'kind',
      { en: 'What fills the slide', de: 'Was die Folie füllt' },
      {
        image: { en: 'A picture', de: 'Ein Bild' },
        video: { en: 'A film', de: 'Ein Video' },
        color: { en: 'A colour', de: 'Eine Farbe' },
        gradient: { en: 'A gradient', de: 'Ein Verlauf' },
        transparent: { en: 'Nothing', de: 'Nichts' },
      },
    ),
    {
      name: 'image',
      label: { en: 'Image', de: 'Bild' },
      type: 'upload',
      relationTo: 'media',
      admin: {
        condition: isKind('image', 'video'),
        description: {
          en: 'Of a video: what is shown before it plays.',
          de: 'Bei einem Video: was zu sehen ist, bevor es spielt.',
        },
      },
    },
    when(
      isKind('image', 'video'),
      choiceOf(
        'fit',
        { en: 'Shown', de: 'Darstellung' },
        { cover: { en: 'Filling the slide', de: 'Füllt die Folie' }, contain: { en: 'Whole', de: 'Ganz zu sehen' } },
      ),
      {
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
      },
    ),
    ...videoFileFields.map((field): Field => ({ ...field, admin: { condition: isKind('video') } }) as Field),
    when(
      isKind('video'),
      checkOf('autoplay', { en: 'Plays when its slide is shown', de: 'Spielt, wenn seine Folie gezeigt wird' }, true),
      checkOf('loop', { en: 'Begins again at its end', de: 'Beginnt am Ende von vorn' }, true),
      checkOf('muted', { en: 'Without sound', de: 'Ohne Ton' }, true),
      checkOf('nextAtEnd', { en: 'The next slide comes at its end', de: 'Am Ende kommt die nächste Folie' }, false),
    ),
    colorField('color', { en: 'Colour', de: 'Farbe' }, isKind('color')),
    gradientField,
  ],
}

const stateFields = (initialScale: number): Field[] => [
  {
    type: 'row',
    fields: [
      numberOf(
        'scale',
        { en: 'Size in percent', de: 'Größe in Prozent' },
        { min: 100, max: PAN_ZOOM.maxScale, default: initialScale },
      ),
      numberOf(
        'x',
        { en: 'To the right, in percent', de: 'Nach rechts, in Prozent' },
        { min: -50, max: 50, default: 0 },
      ),
      numberOf('y', { en: 'Downwards, in percent', de: 'Nach unten, in Prozent' }, { min: -50, max: 50, default: 0 }),
    ],
  },
]

const isOn = (_: unknown, siblings: Siblings) => siblings?.on === true

/** A slow move over the image. */
export const panZoomField: GroupField = {
  name: 'panZoom',
  label: { en: 'Slow move over the image', de: 'Langsame Bewegung über das Bild' },
  type: 'group',
  admin: { condition: (_, siblings) => (siblings?.background as Siblings)?.kind === 'image' },
  fields: [
    checkOf('on', { en: 'The picture moves', de: 'Das Bild bewegt sich' }, false),
    {
      name: 'from',
      label: { en: 'From', de: 'Von' },
      type: 'group',
      admin: { condition: isOn },
      fields: stateFields(100),
    },
    {
      name: 'to',
      label: { en: 'To', de: 'Nach' },
      type: 'group',
      admin: { condition: isOn },
      fields: stateFields(120),
    },
    numberOf(
      'duration',
      { en: 'Milliseconds', de: 'Millisekunden' },
      { min: PAN_ZOOM.minDuration, max: PAN_ZOOM.maxDuration, default: PAN_ZOOM.duration },
      { condition: isOn },
    ),
  ],
}
