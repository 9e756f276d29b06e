import { accepts } from '@vitrine/content/answers'
import { momentAdmin } from '@vitrine/content/core'
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
import { transitionLabel } from './fields/transition-label.ts'
import { layersField } from './layers/layer-blocks.ts'

/** Families stand together in the list. */
const transitionOptions = [...Object.keys(TRANSITIONS), ...RANDOM_NAMES].map((value) => ({
  value,
  label: transitionLabel(value),
}))

const nameFields: Field[] = [
  {
    name: 'title',
    label: { en: 'Title', de: 'Titel' },
    type: 'text',
    localized: true,
    maxLength: 200,
    admin: {
      description: {
        en: 'What the slide is called for screen readers, on tabs and under thumbnails.',
        de: 'Wie die Folie für Screenreader heißt, auf Reitern und unter Vorschaubildern.',
      },
    },
  },
  {
    name: 'description',
    label: { en: 'Description', de: 'Beschreibung' },
    type: 'textarea',
    localized: true,
    maxLength: 300,
  },
]

const changeFields: Field[] = [
  {
    name: 'transition',
    label: { en: 'How it comes', de: 'Wie sie kommt' },
    type: 'group',
    fields: [
      {
        name: 'names',
        label: { en: 'Transition', de: 'Übergang' },
        type: 'select',
        hasMany: true,
        defaultValue: ['fade'],
        options: transitionOptions,
        admin: { description: { en: 'Several take turns.', de: 'Mehrere wechseln sich ab.' } },
      },
      {
        type: 'row',
        fields: [
          checkOf('random', { en: 'One of them by chance', de: 'Einer davon nach Zufall' }, false),
          numberOf(
            'duration',
            { en: 'Milliseconds', de: 'Millisekunden' },
            { ...TRANSITION_MS, default: TRANSITION_MS.default },
          ),
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [
      numberOf(
        'duration',
        { en: 'Shown for, in milliseconds', de: 'Gezeigt für, in Millisekunden' },
        { min: DURATION_MS.min, max: DURATION_MS.max },
        {
          help: { en: 'Empty: as long as the slider says.', de: 'Leer: wie beim Slider eingestellt.' },
        },
      ),
      numberOf(
        'hideAfterLoop',
        { en: 'Left out after so many rounds', de: 'Ausgelassen nach Durchläufen' },
        { min: 1, max: 1000 },
      ),
    ],
  },
  checkOf(
    'stopHere',
    {
      en: 'The slider stays here until somebody moves it on',
      de: 'Der Slider bleibt hier, bis jemand ihn weiterbewegt',
    },
    false,
  ),
]

const placeFields: Field[] = [
  {
    name: 'deeplink',
    label: { en: 'Name in addresses', de: 'Name in Adressen' },
    type: 'text',
    maxLength: MAX_DEEPLINK_LENGTH,
    admin: {
      description: {
        en: 'With “summer”, an address that ends in #summer shows this slide.',
        de: 'Mit „sommer“ zeigt eine Adresse, die auf #sommer endet, diese Folie.',
      },
    },
    validate: accepts<string | null | undefined>((value) => !value || DEEPLINK.test(value), {
      en: 'Use letters, digits, dashes and underscores, and not digits alone.',
      de: 'Buchstaben, Ziffern, Bindestriche und Unterstriche verwenden, nicht Ziffern allein.',
    }),
  },
  linkField({
    name: 'link',
    label: { en: 'Where a press on the slide leads', de: 'Wohin ein Klick auf die Folie führt' },
  }),
  choiceOf(
    'linkDepth',
    { en: 'That link lies', de: 'Dieser Link liegt' },
    {
      under: { en: 'Under the layers', de: 'Unter den Ebenen' },
      over: { en: 'Above the layers', de: 'Über den Ebenen' },
    },
  ),
  { name: 'thumbnail', label: { en: 'Thumbnail', de: 'Vorschaubild' }, type: 'upload', relationTo: 'media' },
  {
    name: 'params',
    labels: { singular: { en: 'Text', de: 'Text' }, plural: { en: 'Texts', de: 'Texte' } },
    label: { en: 'Texts for thumbnails and tabs', de: 'Texte für Vorschaubilder und Reiter' },
    type: 'array',
    maxRows: MAX_PARAMS,
    admin: { initCollapsed: true },
    fields: [{ name: 'text', label: 'Text', type: 'text', localized: true, maxLength: 200 }],
  },
]

const timeFields: Field[] = [
  checkOf('hidden', { en: 'Hidden', de: 'Verborgen' }, false),
  {
    type: 'row',
    fields: [
      {
        name: 'from',
        label: { en: 'Shown from', de: 'Gezeigt ab' },
        type: 'date',
        admin: momentAdmin,
      },
      {
        name: 'until',
        label: { en: 'Shown until', de: 'Gezeigt bis' },
        type: 'date',
        admin: momentAdmin,
      },
    ],
  },
  {
    name: 'levels',
    label: { en: 'Shown on', de: 'Gezeigt auf' },
    type: 'select',
    hasMany: true,
    options: LEVELS.map((value) => ({
      value,
      label: { desktop: 'Desktop', notebook: 'Notebook', tablet: 'Tablet', phone: { en: 'Phone', de: 'Telefon' } }[
        value
      ],
    })),
    admin: { description: { en: 'Empty: everywhere.', de: 'Leer: überall.' } },
  },
]

/** One slide. */
export const slideBlock: Block = {
  slug: 'slide',
  labels: { singular: { en: 'Slide', de: 'Folie' }, plural: { en: 'Slides', de: 'Folien' } },
  admin: pictured(area(0, 0, 48, 32), title(8, 14, 22)),
  fields: [
    ...nameFields,
    backgroundField,
    panZoomField,
    numberOf(
      'parallax',
      {
        en: 'Depth of the background, for moves by scrolling and pointer',
        de: 'Tiefe des Hintergrunds, für Bewegung beim Scrollen und mit dem Mauszeiger',
      },
      PARALLAX_LEVELS,
      {
        help: { en: 'Empty: it stays.', de: 'Leer: bleibt stehen.' },
      },
    ),
    {
      name: 'overlay',
      label: { en: 'Between background and words', de: 'Zwischen Hintergrund und Text' },
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            colorField('color', { en: 'Colour', de: 'Farbe' }),
            numberOf('opacity', { en: 'Percent', de: 'Prozent' }, { min: 0, max: 100, default: 40 }),
          ],
        },
      ],
    },
    layersField,
    {
      type: 'collapsible',
      label: { en: 'How and how long it is shown', de: 'Wie und wie lange sie gezeigt wird' },
      admin: { initCollapsed: true },
      fields: changeFields,
    },
    {
      type: 'collapsible',
      label: { en: 'Name, link and thumbnail', de: 'Name, Link und Vorschaubild' },
      admin: { initCollapsed: true },
      fields: placeFields,
    },
    {
      type: 'collapsible',
      label: { en: 'Visibility', de: 'Sichtbarkeit' },
      admin: { initCollapsed: true },
      fields: timeFields,
    },
  ],
}
