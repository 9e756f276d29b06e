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

const ANCHORS = { start: 'At the beginning', center: 'In the middle', end: 'At the end' }
const ANCHORS_DOWN = { start: 'At the top', center: 'In the middle', end: 'At the foot' }

/** A length of the design grid, or a share of it. */
function lengthOf(name: string, label: string, words: readonly string[] = []): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength: 12,
    admin: { placeholder: words[0] ?? '0' },
    validate: (value: string | null | undefined) =>
      !value ||
      words.includes(value) ||
      parseLength(value) !== undefined ||
      `Write a number of pixels such as 120, or a share such as 50%${words.map((word) => `, or ${word}`).join('')}.`,
  }
}

const noDefault = { defaultValue: null }

const placeFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      choiceOf('x', 'Across', ANCHORS, noDefault),
      lengthOf('dx', 'Away from there'),
      choiceOf('y', 'Down', ANCHORS_DOWN, noDefault),
      lengthOf('dy', 'Away from there'),
    ],
  },
  {
    type: 'row',
    fields: [
      lengthOf('width', 'Width', ['auto']),
      lengthOf('height', 'Height', ['auto']),
      { name: 'hidden', label: 'Hidden', type: 'checkbox' },
    ],
  },
]

const textFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      numberOf('size', 'Size in pixels', TEXT_LIMITS.size),
      numberOf('line', 'Line height', TEXT_LIMITS.line, { help: '1.2 is 1.2 times the size.' }),
      numberOf('spacing', 'Between letters', TEXT_LIMITS.spacing),
      numberOf('weight', 'Weight', TEXT_LIMITS.weight),
      choiceOf('align', 'Lines', { start: 'Begin together', center: 'In the middle', end: 'End together' }, noDefault),
      colorField('color', 'Colour'),
    ],
  },
]

const boxFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      numberOf('padding', 'Space inside', { min: 0, max: 1000 }),
      numberOf('margin', 'Space around', { min: -1000, max: 1000 }),
      numberOf('radius', 'Round corners', { min: 0, max: 1000 }),
      colorField('background', 'Background'),
    ],
  },
  {
    name: 'border',
    label: 'Line around it',
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          numberOf('width', 'Pixels', { min: 0, max: 1000 }),
          choiceOf('style', 'Form', { solid: 'Solid', dashed: 'Dashed', dotted: 'Dotted', double: 'Double' }),
          colorField('color', 'Colour'),
        ],
      },
    ],
  },
]

const lookFields: Field[] = [
  {
    type: 'row',
    fields: [
      numberOf('rotate', 'Turned by degrees', { min: -360, max: 360 }),
      numberOf('backdrop', 'Blurs what is behind it, in pixels', { min: 0.5, max: 100 }),
      {
        name: 'blend',
        label: 'Mixed with what is behind it',
        type: 'select',
        options: BLEND_MODES.map((value) => ({ value, label: value.replace('-', ' ') })),
      },
    ],
  },
  {
    type: 'row',
    fields: [
      choiceOf('responsive', 'Its sizes', { scale: 'Shrink with the grid', keep: 'Stay' }),
      choiceOf('offsets', 'Its distances', { scale: 'Shrink with the grid', keep: 'Stay' }),
      choiceOf('basis', 'Its place is measured in', { grid: 'The design grid', slide: 'The whole slide' }),
    ],
  },
  {
    type: 'row',
    fields: [
      choiceOf('visible', 'To be seen', { always: 'Always', onHover: 'While a pointer is over the slider' }),
      numberOf('parallax', 'Depth for moves by scrolling and pointer', PARALLAX_LEVELS, { help: 'Empty: it stays.' }),
      checkOf('stay', 'Goes with its slide, never before it', false),
    ],
  },
]

const folded = (label: string, ...fields: Field[]): Field => ({
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
    admin: { description: 'For editors, and for screen readers where the layer has no words of its own.' },
  },
  folded('Place and size', perLevel('place', 'Place', placeFields)),
  folded('Type', perLevel('text', 'Words', textFields)),
  folded('Box', perLevel('box', 'Box', boxFields), ...lookFields),
  folded('How it comes and goes', timelineField, loopField, hoverField),
  folded('On click', actionsField),
]
