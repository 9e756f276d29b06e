import { area, button, disc, iconField, lines, outline, pictured, stroke, title } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import {
  type BUTTON_LOOKS,
  type IMAGE_FITS,
  MAX_COLUMNS,
  MAX_LAYERS,
  type TEXT_ELEMENTS,
} from '../../core/model/layer.ts'
import { LEVEL_WIDTHS } from '../../core/model/levels.ts'
import { videoFileFields } from '../fields/background.ts'
import { colorField } from '../fields/color.ts'
import { checkOf, choiceOf, numberOf } from '../fields/options.ts'
import { baseFields } from './base-fields.ts'

type Picture = NonNullable<Block['admin']>

const layer = (slug: string, label: string, picture: Picture, fields: Field[]): Block => ({
  slug,
  labels: { singular: label, plural: label },
  admin: picture,
  fields: [...fields, ...baseFields],
})

const picture = (name: string, label: string): Field => ({ name, label, type: 'upload', relationTo: 'media' })

const altField: Field = {
  name: 'alt',
  label: 'What is to be seen on it',
  type: 'text',
  localized: true,
  maxLength: 300,
  admin: { description: 'For those who do not see it. Empty: it is decoration.' },
}

const fitField = choiceOf('fit', 'Shown', { cover: 'Filling its place', contain: 'Whole' } satisfies Record<
  (typeof IMAGE_FITS)[number],
  string
>)

const playFields: Field[] = [
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
      numberOf('volume', 'Loudness in percent', { min: 0, max: 100, standard: 100 }),
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

const paintField: Field = {
  name: 'paint',
  label: 'Filled with',
  type: 'group',
  fields: [colorField('color', 'Colour')],
}

/** Layers that hold no others. */
const simple: readonly Block[] = [
  layer('layerHeading', 'Heading', pictured(title(6, 14, 30)), [
    { name: 'words', label: 'Words', type: 'text', required: true, localized: true, maxLength: 300 },
    choiceOf('as', 'Is', {
      h2: 'A heading',
      h3: 'A smaller heading',
      h4: 'The smallest heading',
      p: 'A paragraph',
      div: 'A label',
    } satisfies Record<(typeof TEXT_ELEMENTS)[number], string>),
  ]),
  layer('layerText', 'Text', pictured(lines(6, 10, 32, 5)), [
    { name: 'content', label: 'Text', type: 'richText', required: true, localized: true },
  ]),
  layer('layerButton', 'Button', pictured(button(15, 14, 18)), [
    { name: 'label', label: 'Words', type: 'text', required: true, localized: true, maxLength: 100 },
    choiceOf('look', 'Look', { solid: 'Filled', outline: 'With a line', quiet: 'Quiet' } satisfies Record<
      (typeof BUTTON_LOOKS)[number],
      string
    >),
    iconField,
  ]),
  layer('layerImage', 'Picture', pictured(area(8, 5, 32, 22)), [picture('image', 'Picture'), altField, fitField]),
  layer('layerShape', 'Shape', pictured(outline(10, 7, 28, 18)), [paintField]),
  layer('layerIcon', 'Pictogram', pictured(disc(24, 16, 6)), [iconField]),
  layer('layerSvg', 'Drawing', pictured(stroke('M8 24c8-20 16 12 32-14')), [
    picture('image', 'Drawing (SVG)'),
    altField,
    paintField,
  ]),
  layer('layerVideo', 'Film', pictured(area(8, 5, 32, 22), stroke('M21 11v10l8-5z')), [
    ...videoFileFields,
    picture('poster', 'What is shown before it plays'),
    fitField,
    ...playFields,
  ]),
  layer('layerAudio', 'Sound', pictured(stroke('M8 16h4l4-4v8l-4-4M20 12v8M24 9v14M28 12v8M32 14v4')), [
    {
      name: 'file',
      label: 'Sound',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { like: 'audio/' } },
    },
    ...playFields,
  ]),
]

const inside = (): Field => ({
  name: 'layers',
  label: 'Layers',
  type: 'blocks',
  maxRows: MAX_LAYERS,
  blocks: [...simple],
})

/** What may stand on a slide, in the order of the picker. */
export const layerBlocks: readonly Block[] = [
  ...simple,
  layer('layerGroup', 'Group', pictured(outline(6, 5, 36, 22), area(10, 9, 12, 8)), [inside()]),
  layer('layerRow', 'Row', pictured(...[5, 18, 31].map((x) => outline(x, 7, 12, 18))), [
    {
      name: 'columns',
      label: 'Columns',
      type: 'array',
      minRows: 1,
      maxRows: MAX_COLUMNS,
      fields: [
        {
          name: 'width',
          label: 'Width',
          type: 'text',
          maxLength: 12,
          admin: { description: 'Such as 50% or 300. Empty: as much as there is.' },
        },
        inside(),
      ],
    },
    {
      type: 'row',
      fields: [
        numberOf('gap', 'Pixels between two', { min: 0, max: 500, standard: 20 }),
        {
          name: 'breakAt',
          label: 'Below one another',
          type: 'select',
          options: Object.entries(LEVEL_WIDTHS).map(([value, width]) => ({ value, label: `Up to ${width} pixels` })),
          admin: { description: 'Empty: never.' },
        },
      ],
    },
  ]),
]
