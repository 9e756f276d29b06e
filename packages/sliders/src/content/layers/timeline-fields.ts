import type { Field, GroupField } from 'payload'
import { EASING_NAMES } from '../../core/model/easing.ts'
import { PRESETS } from '../../core/model/layer/presets.ts'
import { SPLIT_BY, SPLIT_DIRECTIONS, STAGGER_MS } from '../../core/model/layer/split.ts'
import { FRAME_MS, MAX_FRAMES, SCROLLED } from '../../core/model/layer/timeline.ts'
import { colorField } from '../fields/color.ts'
import { checkOf, choiceOf, numberOf } from '../fields/options.ts'

const AT_MS = { min: 0, max: 600_000 } as const

const easingField: Field = {
  name: 'easing',
  label: 'Speed',
  type: 'select',
  options: EASING_NAMES.map((value) => ({ value, label: value })),
}

const presetField: Field = {
  name: 'preset',
  label: 'How',
  type: 'select',
  options: Object.entries(PRESETS).map(([value, { title }]) => ({ value, label: title })),
  admin: { description: 'What is written below counts more.' },
}

const amount = (name: string, label: string): Field => ({ name, label, type: 'text', maxLength: 60 })

const stateField = (name: string, label: string): GroupField => ({
  name,
  label,
  type: 'group',
  admin: {
    description:
      'A number, 10..50 for one by chance, 10 | 20 | 30 for turns. Along the line and down also 50% of its size.',
  },
  fields: [
    { type: 'row', fields: [amount('x', 'Along the line'), amount('y', 'Down'), amount('opacity', 'Opacity, 0 to 1')] },
    {
      type: 'row',
      fields: [amount('scaleX', 'Width, 1 is its own'), amount('scaleY', 'Height'), amount('rotateZ', 'Degrees')],
    },
    {
      type: 'row',
      fields: [
        amount('blur', 'Blur in pixels'),
        amount('rotateX', 'Tipped, degrees'),
        amount('rotateY', 'Turned, degrees'),
      ],
    },
  ],
})

const DIRECTIONS: Readonly<Record<(typeof SPLIT_DIRECTIONS)[number], string>> = {
  forward: 'From the first',
  backward: 'From the last',
  middleToEdge: 'From the middle',
  edgeToMiddle: 'From both ends',
  random: 'By chance',
  oddEven: 'Every other first',
}

const splitField: GroupField = {
  name: 'split',
  label: 'In pieces',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'by',
          label: 'Pieces',
          type: 'select',
          options: SPLIT_BY.map((value) => ({
            value,
            label: { chars: 'Letters', words: 'Words', lines: 'Lines' }[value],
          })),
        },
        numberOf('stagger', 'Milliseconds between two', STAGGER_MS),
        {
          name: 'direction',
          label: 'Order',
          type: 'select',
          options: SPLIT_DIRECTIONS.map((value) => ({ value, label: DIRECTIONS[value] })),
        },
      ],
    },
  ],
}

const frameFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      numberOf('at', 'At milliseconds of its slide', AT_MS),
      numberOf('duration', 'Milliseconds', FRAME_MS),
      easingField,
      choiceOf('trigger', 'Starts', {
        time: 'In its time',
        action: 'When an action says so',
        scroll: 'When the slider has been scrolled so far',
      }),
      numberOf('scrolled', 'Percent of the window', SCROLLED, {
        help: '0: its top is at the foot of the window. 100: at its top.',
        condition: (_, siblings) => siblings?.trigger === 'scroll',
      }),
    ],
  },
]

const details = (...fields: Field[]): Field => ({
  type: 'collapsible',
  label: 'Details',
  admin: { initCollapsed: true },
  fields,
})

/** Frames by which a layer comes, moves and leaves. */
export const timelineField: GroupField = {
  name: 'timeline',
  label: false,
  type: 'group',
  fields: [
    {
      name: 'in',
      label: 'It comes',
      type: 'group',
      fields: [
        presetField,
        ...frameFields(),
        details({ name: 'mask', label: 'Only within its own box', type: 'checkbox' }, splitField),
      ],
    },
    details(stateField('start', 'Before it comes')),
    {
      name: 'frames',
      label: 'Then',
      type: 'array',
      maxRows: MAX_FRAMES - 2,
      admin: { initCollapsed: true },
      fields: [
        { name: 'name', label: 'Name', type: 'text', maxLength: 60 },
        ...frameFields(),
        stateField('state', 'How it is then'),
      ],
    },
    {
      name: 'out',
      label: 'It goes',
      type: 'group',
      admin: { description: 'Without a time: with its slide.' },
      fields: [presetField, ...frameFields(), details(stateField('state', 'How it is then'))],
    },
  ],
}

/** Continuous motion of a layer while it is shown. */
export const loopField: GroupField = {
  name: 'loop',
  label: 'It swings',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        numberOf('x', 'Along the line, in pixels', { min: -2000, max: 2000 }),
        numberOf('y', 'Down', { min: -2000, max: 2000 }),
        numberOf('rotate', 'Degrees', { min: -3600, max: 3600 }),
        numberOf('scale', 'Size, 1 is its own', { min: 0, max: 10 }),
        numberOf('opacity', 'Opacity, 0 to 1', { min: 0, max: 1 }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberOf('duration', 'Milliseconds', { min: 100, max: 120_000, default: 2000 }),
        checkOf('yoyo', 'And back', true),
        numberOf('repeat', 'Times', { min: 1, max: 10_000 }, { help: 'Empty: always.' }),
      ],
    },
  ],
}

/** Look of a layer under a pointer. */
export const hoverField: GroupField = {
  name: 'hover',
  label: 'Under a pointer',
  type: 'group',
  fields: [
    {
      name: 'to',
      label: false,
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            numberOf('x', 'Along the line', { min: -500, max: 500 }),
            numberOf('y', 'Down', { min: -500, max: 500 }),
            numberOf('scale', 'Size, 1 is its own', { min: 0, max: 10 }),
            numberOf('opacity', 'Opacity, 0 to 1', { min: 0, max: 1 }),
            colorField('color', 'Colour'),
            colorField('background', 'Background'),
          ],
        },
      ],
    },
    numberOf('duration', 'Milliseconds', { min: 0, max: 10_000, default: 300 }),
  ],
}
