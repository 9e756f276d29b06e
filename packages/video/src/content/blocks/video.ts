import { parseVideoAddress } from '@vitrine/kit/core'
import { area, inPicker, stroke } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import { MAX_FORMATS, MAX_TRACKS, VIDEO_RATIOS } from '../../core/blocks/video.ts'
import { problemText } from '../../core/oembed/outcome.ts'

type Siblings = Readonly<Record<string, unknown>> | undefined

const isProvider = (_: unknown, siblings: Siblings) => siblings?.source === 'provider'
const isFile = (_: unknown, siblings: Siblings) => siblings?.source !== 'provider'

const RATIO_LABELS: Readonly<Record<(typeof VIDEO_RATIOS)[number], string>> = {
  '16-9': '16:9',
  own: 'That of its picture',
  '4-3': '4:3',
  '1-1': 'Square',
  '9-16': 'Upright, 9:16',
  '21-9': 'Wide, 21:9',
}

/** A film of the site's own, in as many formats and languages as there are. */
const fileFields: Field[] = [
  {
    name: 'file',
    label: 'Film',
    type: 'upload',
    relationTo: 'media',
    required: true,
    filterOptions: { mimeType: { like: 'video/' } },
    admin: { condition: isFile },
  },
  {
    name: 'formats',
    label: 'The same film in other formats',
    type: 'array',
    maxRows: MAX_FORMATS - 1,
    admin: {
      condition: isFile,
      initCollapsed: true,
      description: 'Browsers take the first that they can play: WebM is smaller, MP4 is known to all.',
    },
    fields: [
      {
        name: 'file',
        label: 'Film',
        type: 'upload',
        relationTo: 'media',
        required: true,
        filterOptions: { mimeType: { like: 'video/' } },
      },
    ],
  },
  {
    name: 'captions',
    label: 'Captions',
    type: 'upload',
    relationTo: 'media',
    admin: {
      condition: isFile,
      description: 'Spoken words as text, in the language of the page: a WebVTT file (.vtt).',
    },
    filterOptions: { mimeType: { equals: 'text/vtt' } },
  },
  {
    name: 'tracks',
    label: 'More languages, chapters',
    type: 'array',
    maxRows: MAX_TRACKS,
    admin: { condition: isFile, initCollapsed: true },
    fields: [
      {
        name: 'file',
        label: 'WebVTT file',
        type: 'upload',
        relationTo: 'media',
        required: true,
        filterOptions: { mimeType: { equals: 'text/vtt' } },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'kind',
            label: 'What it is',
            type: 'select',
            required: true,
            defaultValue: 'subtitles',
            options: [
              { value: 'subtitles', label: 'Subtitles: what is said' },
              { value: 'captions', label: 'Captions: what is said and heard' },
              { value: 'descriptions', label: 'Descriptions: what is seen' },
              { value: 'chapters', label: 'Chapters' },
            ],
          },
          {
            name: 'language',
            label: 'Language',
            type: 'text',
            required: true,
            maxLength: 35,
            admin: { description: 'As a tag: en, de, pt-BR.' },
          },
          {
            name: 'label',
            label: 'Name in the menu',
            type: 'text',
            maxLength: 60,
            admin: { description: 'Empty: the name of the language.' },
          },
        ],
      },
    ],
  },
]

const addressField: Field = {
  name: 'address',
  label: 'Address at YouTube or Vimeo',
  type: 'text',
  required: true,
  maxLength: 2000,
  admin: {
    condition: isProvider,
    description: 'As it stands in the address bar there. Nothing is loaded from there before a visitor agrees.',
    components: { afterInput: ['@vitrine/video/admin#AddressReport'] },
  },
  validate: (value: string | null | undefined, { siblingData }: { siblingData: object }) => {
    if (!isProvider(undefined, siblingData as Siblings)) return true
    const url = (value ?? '').trim()
    return (
      parseVideoAddress(url) !== undefined || problemText({ kind: 'not_a_video_url' }, { url, provider: undefined })
    )
  },
}

export const video: Block = {
  slug: 'video',
  labels: { singular: 'Film', plural: 'Films' },
  admin: inPicker('Pictures and film', area(5, 5, 38, 22), stroke('M22 12l6 4-6 4z')),
  fields: [
    {
      name: 'source',
      label: 'Where it is',
      type: 'radio',
      defaultValue: 'file',
      options: [
        { value: 'file', label: 'In the media library' },
        { value: 'provider', label: 'At YouTube or Vimeo' },
      ],
      admin: { layout: 'horizontal' },
    },
    ...fileFields,
    addressField,
    {
      name: 'title',
      label: 'Title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 200,
      admin: { description: 'What a screen reader says; on a film at a provider all can read it.' },
    },
    {
      name: 'poster',
      label: 'Picture before it plays',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'A film at a provider brings one of its own, which this site keeps a copy of.' },
    },
    { name: 'caption', label: 'Text below', type: 'text', localized: true, maxLength: 300 },
    {
      name: 'publishedOn',
      label: 'Published on',
      type: 'date',
      admin: {
        date: { pickerAppearance: 'dayOnly' },
        description:
          'Search engines show films whose day they know. Empty: the day on which a film of the media library was uploaded.',
      },
    },
    {
      name: 'transcript',
      label: 'Transcript',
      type: 'textarea',
      localized: true,
      maxLength: 20_000,
      admin: {
        rows: 5,
        description:
          'Everything that is said and to be seen, for those who do not hear or see it, and for search engines. An empty line begins a paragraph.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'layout',
          label: 'Width',
          type: 'select',
          required: true,
          defaultValue: 'column',
          options: [
            { value: 'column', label: 'As wide as its column' },
            { value: 'bleed', label: 'From edge to edge' },
          ],
        },
        {
          name: 'ratio',
          label: 'Shape',
          type: 'select',
          required: true,
          defaultValue: '16-9',
          options: VIDEO_RATIOS.map((value) => ({ value, label: RATIO_LABELS[value] })),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'loops', label: 'Begins again at its end', type: 'checkbox', defaultValue: false },
        {
          name: 'autoplay',
          label: 'Starts by itself',
          type: 'checkbox',
          defaultValue: false,
          admin: { description: 'Without sound, while it is in view, and not for those who asked for less motion.' },
        },
        {
          name: 'controls',
          label: 'Shows its controls',
          type: 'checkbox',
          defaultValue: true,
          admin: {
            condition: (_, siblings) => siblings?.autoplay === true,
            description: 'Otherwise one button stops it.',
          },
        },
      ],
    },
  ],
}
