import { accepts } from '@vitrine/content/answers'
import type { AdminLabel } from '@vitrine/kit/core'
import type { Field } from 'payload'
import { parseLength } from '../../core/model/layer/length.ts'
import { BLEND_MODES } from '../../core/model/layer/look.ts'
import { TEXT_LIMITS } from '../../core/model/layer/text-style.ts'
import { PARALLAX_LEVELS } from '../../core/model/parallax.ts'
import { colorField } from '../fields/color.ts'
import { checkOf, choiceOf, numberOf } from '../fields/options.ts'
import { perLevel } from '../fields/per-level.ts'
import { actionsField } from './action-fields.ts'
import { hoverField, loopField, timelineField } from './timeline-fields.ts'

const ANCHORS = {
  start: { en: 'At the beginning', de: 'Am Anfang' },
  center: { en: 'In the middle', de: 'In der Mitte' },
  end: { en: 'At the end', de: 'Am Ende' },
}
const ANCHORS_DOWN = {
  start: { en: 'At the top', de: 'Oben' },
  center: { en: 'In the middle', de: 'In der Mitte' },
  end: { en: 'At the foot', de: 'Unten' },
}

const GERMAN_BLENDS: Readonly<Record<(typeof BLEND_MODES)[number], string>> = {
  multiply: 'multiplizieren',
  screen: 'negativ multiplizieren',
  overlay: 'ineinanderkopieren',
  darken: 'abdunkeln',
  lighten: 'aufhellen',
  'color-dodge': 'farbig abwedeln',
  'color-burn': 'farbig nachbelichten',
  'hard-light': 'hartes Licht',
  'soft-light': 'weiches Licht',
  difference: 'Differenz',
  exclusion: 'Ausschluss',
  luminosity: 'Luminanz',
}

/** A length of the design grid, or a share of it. */
function lengthOf(name: string, label: AdminLabel, words: readonly string[] = []): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength: 12,
    admin: { placeholder: words[0] ?? '0' },
    validate: accepts<string | null | undefined>(
      (value) => !value || words.includes(value) || parseLength(value) !== undefined,
      {
        en: `Write a number of pixels such as 120, or a share such as 50%${words.map((word) => `, or ${word}`).join('')}.`,
        de: `Eine Zahl von Pixeln wie 120 angeben oder einen Anteil wie 50%${words.map((word) => ` oder ${word}`).join('')}.`,
      },
    ),
  }
}

const noDefault = { defaultValue: null }

const placeFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      choiceOf('x', { en: 'Across', de: 'Waagrecht' }, ANCHORS, noDefault),
      lengthOf('dx', { en: 'Away from there', de: 'Davon entfernt' }),
      choiceOf('y', { en: 'Down', de: 'Senkrecht' }, ANCHORS_DOWN, noDefault),
      lengthOf('dy', { en: 'Away from there', de: 'Davon entfernt' }),
    ],
  },
  {
    type: 'row',
    fields: [
      lengthOf('width', { en: 'Width', de: 'Breite' }, ['auto']),
      lengthOf('height', { en: 'Height', de: 'Höhe' }, ['auto']),
      { name: 'hidden', label: { en: 'Hidden', de: 'Verborgen' }, type: 'checkbox' },
    ],
  },
]

const textFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      choiceOf(
        'typeface',
        { en: 'Typeface', de: 'Schrift' },
        {
          display: { en: 'Of headings', de: 'Der Überschriften' },
          text: { en: 'Of text', de: 'Des Textes' },
        },
        noDefault,
      ),
      numberOf('size', { en: 'Size in pixels', de: 'Größe in Pixeln' }, TEXT_LIMITS.size),
      numberOf('line', { en: 'Line height', de: 'Zeilenhöhe' }, TEXT_LIMITS.line, {
        help: { en: '1.2 is 1.2 times the size.', de: '1,2 ist das 1,2-Fache der Größe.' },
      }),
      numberOf('spacing', { en: 'Between letters', de: 'Zeichenabstand' }, TEXT_LIMITS.spacing),
      numberOf('weight', { en: 'Weight', de: 'Strichstärke' }, TEXT_LIMITS.weight),
      choiceOf(
        'align',
        { en: 'Lines', de: 'Zeilen' },
        {
          start: { en: 'Begin together', de: 'Linksbündig' },
          center: { en: 'In the middle', de: 'In der Mitte' },
          end: { en: 'End together', de: 'Rechtsbündig' },
        },
        noDefault,
      ),
      colorField('color', { en: 'Colour', de: 'Farbe' }),
    ],
  },
]

const boxFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      numberOf('padding', { en: 'Space inside', de: 'Innenabstand' }, { min: 0, max: 1000 }),
      numberOf('margin', { en: 'Space around', de: 'Außenabstand' }, { min: -1000, max: 1000 }),
      numberOf('radius', { en: 'Round corners', de: 'Runde Ecken' }, { min: 0, max: 1000 }),
      colorField('background', { en: 'Background', de: 'Hintergrund' }),
    ],
  },
  {
    name: 'border',
    label: { en: 'Line around it', de: 'Rahmenlinie' },
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          numberOf('width', { en: 'Pixels', de: 'Pixel' }, { min: 0, max: 1000 }),
          choiceOf(
            'style',
            { en: 'Form', de: 'Linie' },
            {
              solid: { en: 'Solid', de: 'Durchgezogen' },
              dashed: { en: 'Dashed', de: 'Gestrichelt' },
              dotted: { en: 'Dotted', de: 'Gepunktet' },
              double: { en: 'Double', de: 'Doppelt' },
            },
          ),
          colorField('color', { en: 'Colour', de: 'Farbe' }),
        ],
      },
    ],
  },
]

const lookFields: Field[] = [
  {
    type: 'row',
    fields: [
      numberOf('rotate', { en: 'Turned by degrees', de: 'Gedreht um Grad' }, { min: -360, max: 360 }),
      numberOf(
        'backdrop',
        { en: 'Blurs what is behind it, in pixels', de: 'Unschärfe des Dahinterliegenden in Pixeln' },
        { min: 0.5, max: 100 },
      ),
      {
        name: 'blend',
        label: { en: 'Mixed with what is behind it', de: 'Mischung mit dem Dahinterliegenden' },
        type: 'select',
        options: BLEND_MODES.map((value) => ({
          value,
          label: { en: value.replace('-', ' '), de: GERMAN_BLENDS[value] },
        })),
      },
    ],
  },
  {
    type: 'row',
    fields: [
      choiceOf(
        'responsive',
        { en: 'Its sizes', de: 'Größen' },
        {
          scale: { en: 'Shrink with the grid', de: 'Mit dem Raster verkleinern' },
          keep: { en: 'Stay', de: 'Beibehalten' },
        },
      ),
      choiceOf(
        'offsets',
        { en: 'Its distances', de: 'Abstände' },
        {
          scale: { en: 'Shrink with the grid', de: 'Mit dem Raster verkleinern' },
          keep: { en: 'Stay', de: 'Beibehalten' },
        },
      ),
      choiceOf(
        'basis',
        { en: 'Its place is measured in', de: 'Position gemessen in' },
        {
          grid: { en: 'The design grid', de: 'Gestaltungsraster' },
          slide: { en: 'The whole slide', de: 'Ganze Folie' },
        },
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      choiceOf(
        'visible',
        { en: 'To be seen', de: 'Zu sehen' },
        {
          always: { en: 'Always', de: 'Immer' },
          onHover: { en: 'While a pointer is over the slider', de: 'Solange ein Mauszeiger auf dem Slider ist' },
        },
      ),
      numberOf(
        'parallax',
        {
          en: 'Depth for moves by scrolling and pointer',
          de: 'Tiefe für Bewegung beim Scrollen und mit dem Mauszeiger',
        },
        PARALLAX_LEVELS,
        { help: { en: 'Empty: it stays.', de: 'Leer: bleibt stehen.' } },
      ),
      checkOf(
        'stay',
        { en: 'Goes with its slide, never before it', de: 'Verschwindet mit der Folie, nie früher' },
        false,
      ),
    ],
  },
]

const folded = (label: AdminLabel, ...fields: Field[]): Field => ({
  type: 'collapsible',
  label,
  admin: { initCollapsed: true },
  fields,
})

/** Fields of every layer, beside its content. */
export const baseFields: Field[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    maxLength: 100,
    admin: {
      description: {
        en: 'For editors, and for screen readers where the layer has no words of its own.',
        de: 'Für die Redaktion, und für Screenreader, wenn die Ebene keine eigenen Worte hat.',
      },
    },
  },
  folded(
    { en: 'Place and size', de: 'Position und Größe' },
    perLevel('place', { en: 'Place', de: 'Position' }, placeFields),
  ),
  folded({ en: 'Type', de: 'Typografie' }, perLevel('text', { en: 'Words', de: 'Text' }, textFields)),
  folded({ en: 'Box', de: 'Kasten' }, perLevel('box', { en: 'Box', de: 'Kasten' }, boxFields), ...lookFields),
  folded({ en: 'How it comes and goes', de: 'Animation' }, timelineField, loopField, hoverField),
  folded({ en: 'On click', de: 'Beim Anklicken' }, actionsField),
]
