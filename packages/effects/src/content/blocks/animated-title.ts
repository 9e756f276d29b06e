import { area, inPicker, stroke, title } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import { HIGHLIGHT_SHAPES } from '../../core/blocks/animated-title.ts'
import { LETTERINGS } from '../../core/lettering.ts'
import { DISPLAY_MS, ORDERS } from '../../core/rotation.ts'
import { TITLE_DIRECTIONS, TITLE_EFFECTS } from '../../core/title-effects.ts'
import { headingFields } from '../fields/heading.ts'
import { options } from '../fields/options.ts'

type Siblings = Readonly<Record<string, unknown>> | undefined
const rotates = (_: unknown, siblings: Siblings) => siblings?.kind !== 'highlighted'
const isHighlighted = (_: unknown, siblings: Siblings) => siblings?.kind === 'highlighted'

const rotationFields: Field[] = [
  {
    name: 'texts',
    label: 'Words that change',
    type: 'array',
    maxRows: 12,
    fields: [{ name: 'text', label: 'Words', type: 'text', required: true, localized: true, maxLength: 120 }],
    admin: { condition: rotates },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'effect',
        label: 'How',
        type: 'select',
        defaultValue: 'clip',
        options: options(TITLE_EFFECTS, {
          clip: 'Uncovered',
          type: 'Typed',
          letters: 'Turns letter by letter',
          rotate: 'Turns',
          slide: 'Slides',
          push: 'Pushes the one before away',
          scale: 'Grows from nothing',
          zoom: 'Comes nearer',
          bar: 'With a bar that fills',
          fade: 'Fades',
          flip: 'Turns over',
          bounce: 'Bounces',
          roll: 'Rolls',
          'light-speed': 'Rushes',
        }),
        admin: { condition: rotates, width: '33%' },
      },
      {
        name: 'direction',
        label: 'Goes',
        type: 'select',
        defaultValue: 'up',
        options: options(TITLE_DIRECTIONS, {
          up: 'Upwards',
          down: 'Downwards',
          start: 'To the start of the line',
          end: 'To the end of the line',
        }),
        admin: { condition: rotates, width: '33%' },
      },
      {
        name: 'lettering',
        label: 'Moves by',
        type: 'select',
        defaultValue: 'characters',
        options: options(LETTERINGS, { characters: 'Letters', words: 'Words', lines: 'The whole' }),
        admin: { condition: rotates, width: '33%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'order',
        label: 'Order',
        type: 'select',
        defaultValue: 'normal',
        options: options(ORDERS, {
          normal: 'One after the other',
          sync: 'All at once',
          reverse: 'The last one first',
          shuffle: 'By chance',
        }),
        admin: { condition: rotates, width: '33%' },
      },
      {
        name: 'displayMs',
        label: 'Each stays (milliseconds)',
        type: 'number',
        min: DISPLAY_MS.min,
        max: DISPLAY_MS.max,
        admin: { condition: rotates, placeholder: String(DISPLAY_MS.standard), width: '33%' },
      },
      {
        name: 'loops',
        label: 'Again and again',
        type: 'checkbox',
        defaultValue: true,
        admin: { condition: rotates, width: '33%' },
      },
    ],
  },
]

const highlightFields: Field[] = [
  {
    name: 'phrase',
    label: 'Words with a stroke',
    type: 'text',
    localized: true,
    maxLength: 120,
    admin: { condition: isHighlighted },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'shape',
        label: 'Stroke',
        type: 'select',
        defaultValue: 'underline',
        options: options(HIGHLIGHT_SHAPES, {
          underline: 'Underline',
          circle: 'Circle',
          zigzag: 'Zigzag underline',
          'double-underline': 'Two lines below',
          double: 'Above and below',
          curly: 'Wave',
          cross: 'Cross',
          strikethrough: 'Through the middle',
          'diagonal-up': 'From bottom left',
          'diagonal-down': 'From top left',
        }),
        admin: { condition: isHighlighted, width: '25%' },
      },
      {
        name: 'color',
        label: 'Colour',
        type: 'select',
        defaultValue: 'accent',
        options: [
          { value: 'accent', label: 'Accent' },
          { value: 'ink', label: 'Ink' },
          { value: 'shadow', label: 'Shadow' },
        ],
        admin: { condition: isHighlighted, width: '25%' },
      },
      {
        name: 'weight',
        label: 'Weight',
        type: 'select',
        defaultValue: 'normal',
        options: [
          { value: 'normal', label: 'Normal' },
          { value: 'fine', label: 'Fine' },
          { value: 'bold', label: 'Bold' },
        ],
        admin: { condition: isHighlighted, width: '25%' },
      },
      {
        name: 'pace',
        label: 'Drawn',
        type: 'select',
        defaultValue: 'normal',
        options: [
          { value: 'normal', label: 'At an even pace' },
          { value: 'slow', label: 'Slowly' },
          { value: 'fast', label: 'Fast' },
        ],
        admin: { condition: isHighlighted, width: '25%' },
      },
    ],
  },
]

export const animatedTitle: Block = {
  slug: 'animatedTitle',
  labels: { singular: 'Animated title', plural: 'Animated titles' },
  admin: inPicker(
    'Text',
    title(6, 11, 14),
    area(22.5, 9.8, 19, 4.8),
    title(24, 11, 16),
    stroke('M24 17.5c4-1.6 11-1.8 16-.6'),
    title(6, 20, 22),
  ),
  fields: [
    {
      name: 'kind',
      label: 'What moves',
      type: 'select',
      required: true,
      defaultValue: 'rotating',
      options: [
        { value: 'rotating', label: 'Words that change' },
        { value: 'highlighted', label: 'A stroke that is drawn' },
      ],
    },
    { name: 'before', label: 'Before', type: 'text', localized: true, maxLength: 200 },
    ...rotationFields,
    ...highlightFields,
    { name: 'after', label: 'After', type: 'text', localized: true, maxLength: 200 },
    ...headingFields,
  ],
}
