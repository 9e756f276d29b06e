import { area, linkField, pictured, title } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import { DURATION_MS } from '../core/model/flow.ts'
import { LEVELS } from '../core/model/levels.ts'
import { PARALLAX_LEVELS } from '../core/model/parallax.ts'
import { DEEPLINK, MAX_DEEPLINK_LENGTH, MAX_PARAMS } from '../core/model/slide.ts'
import { TRANSITION_MS } from '../core/model/transition-choice.ts'
import { RANDOM_NAMES, TRANSITIONS } from '../core/transitions/table.ts'
import { backgroundField, panZoomField } from './fields/background.ts'
import { colorField } from './fields/color.ts'
import { checkOf, choiceOf, numberOf } from './fields/options.ts'
import { layersField } from './layers/layer-blocks.ts'

/** Families stand together in the list. */
const transitionOptions = [...Object.keys(TRANSITIONS), ...RANDOM_NAMES].map((value) => ({
  value,
  label: value === 'rnd' ? 'by chance, any' : value.replace(/^rnd-/, 'by chance, ').replaceAll('-', ' '),
}))

const nameFields: Field[] = [
  {
    name: 'title',
    label: 'Title',
    type: 'text',
    localized: true,
    maxLength: 200,
    admin: { description: 'What the slide is called for screen readers, on tabs and under thumbnails.' },
  },
  { name: 'description', label: 'Description', type: 'textarea', localized: true, maxLength: 300 },
]

const changeFields: Field[] = [
  {
    name: 'transition',
    label: 'How it comes',
    type: 'group',
    fields: [
      {
        name: 'names',
        label: 'Transition',
        type: 'select',
        hasMany: true,
        defaultValue: ['fade'],
        options: transitionOptions,
        admin: { description: 'Several take turns.' },
      },
      {
        type: 'row',
        fields: [
          checkOf('random', 'One of them by chance', false),
          numberOf('duration', 'Milliseconds', { ...TRANSITION_MS, default: TRANSITION_MS.default }),
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [
      numberOf(
        'duration',
        'Shown for, in milliseconds',
        { min: DURATION_MS.min, max: DURATION_MS.max },
        {
          help: 'Empty: as long as the slider says.',
        },
      ),
      numberOf('hideAfterLoop', 'Left out after so many rounds', { min: 1, max: 1000 }),
    ],
  },
  checkOf('stopHere', 'The slider stays here until somebody moves it on', false),
]

const placeFields: Field[] = [
  {
    name: 'deeplink',
    label: 'Name in addresses',
    type: 'text',
    maxLength: MAX_DEEPLINK_LENGTH,
    admin: { description: 'With “summer”, an address that ends in #summer shows this slide.' },
    validate: (value: string | null | undefined) =>
      !value || DEEPLINK.test(value) || 'Use letters, digits, dashes and underscores, and not digits alone.',
  },
  linkField({ name: 'link', label: 'Where a press on the slide leads' }),
  choiceOf('linkDepth', 'That link lies', { under: 'Under the layers', over: 'Above the layers' }),
  { name: 'thumbnail', label: 'Thumbnail', type: 'upload', relationTo: 'media' },
  {
    name: 'params',
    label: 'Texts for thumbnails and tabs',
    type: 'array',
    maxRows: MAX_PARAMS,
    admin: { initCollapsed: true },
    fields: [{ name: 'text', label: 'Text', type: 'text', localized: true, maxLength: 200 }],
  },
]

const timeFields: Field[] = [
  checkOf('hidden', 'Hidden', false),
  {
    type: 'row',
    fields: [
      { name: 'from', label: 'Shown from', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      { name: 'until', label: 'Shown until', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    ],
  },
  {
    name: 'levels',
    label: 'Shown on',
    type: 'select',
    hasMany: true,
    options: LEVELS.map((value) => ({
      value,
      label: { desktop: 'Desktop', notebook: 'Notebook', tablet: 'Tablet', phone: 'Phone' }[value],
    })),
    admin: { description: 'Empty: everywhere.' },
  },
]

/** One slide. */
export const slideBlock: Block = {
  slug: 'slide',
  labels: { singular: 'Slide', plural: 'Slides' },
  admin: pictured(area(0, 0, 48, 32), title(8, 14, 22)),
  fields: [
    ...nameFields,
    backgroundField,
    panZoomField,
    numberOf('parallax', 'Depth of the background, for moves by scrolling and pointer', PARALLAX_LEVELS, {
      help: 'Empty: it stays.',
    }),
    {
      name: 'overlay',
      label: 'Between background and words',
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [colorField('color', 'Colour'), numberOf('opacity', 'Percent', { min: 0, max: 100, default: 40 })],
        },
      ],
    },
    layersField,
    {
      type: 'collapsible',
      label: 'How and how long it is shown',
      admin: { initCollapsed: true },
      fields: changeFields,
    },
    { type: 'collapsible', label: 'Name, link and thumbnail', admin: { initCollapsed: true }, fields: placeFields },
    { type: 'collapsible', label: 'Visibility', admin: { initCollapsed: true }, fields: timeFields },
  ],
}
