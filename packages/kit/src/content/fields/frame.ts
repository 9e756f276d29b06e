import type { Block, Field, GroupField } from 'payload'
import {
  APPEAR_DIRECTIONS,
  APPEAR_EFFECTS,
  APPEAR_SECONDS,
  DEVICES,
  MAX_APPEAR_DELAY_SECONDS,
} from '../../core/frame.ts'

/** Windows that do not show a block. */
const hiddenField: Field = {
  name: 'hidden',
  label: 'Do not show on',
  type: 'select',
  hasMany: true,
  options: options(DEVICES, { phone: 'Phones', tablet: 'Tablets', desktop: 'Wide windows' }),
  admin: { width: '50%' },
}

const spaceField: Field = {
  name: 'space',
  label: 'Space above and below',
  type: 'select',
  options: [
    { value: 'none', label: 'None' },
    { value: 'small', label: 'Little' },
    { value: 'large', label: 'Much' },
  ],
  admin: { description: 'Empty: as in the design.', width: '50%' },
}

const appears = (_: unknown, siblings: Readonly<Record<string, unknown>> | undefined) => Boolean(siblings?.appear)

/** Placement and entrance effect of a block; the same for every kind of block. */
const frameField: GroupField = {
  name: 'frame',
  label: 'Place on the page',
  type: 'group',
  fields: [
    {
      type: 'collapsible',
      label: 'Anchor, visibility, space, effect',
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'anchor',
          label: 'Anchor',
          type: 'text',
          maxLength: 100,
          admin: { description: 'A word for links to this block: “prices” is reached at #prices.' },
        },
        { type: 'row', fields: [hiddenField, spaceField] },
        {
          type: 'row',
          fields: [
            {
              name: 'appear',
              label: 'Effect when it comes into view',
              type: 'select',
              options: options(APPEAR_EFFECTS, {
                fade: 'Fades in',
                slide: 'Slides in',
                zoom: 'Grows',
                flip: 'Turns over',
                bounce: 'Bounces in',
                reveal: 'Is uncovered',
              }),
              admin: { width: '50%' },
            },
            {
              name: 'appearDirection',
              label: 'Moves',
              type: 'select',
              options: options(APPEAR_DIRECTIONS, {
                up: 'Upwards',
                down: 'Downwards',
                start: 'From the end of the line',
                end: 'From the start of the line',
                still: 'Not at all',
              }),
              admin: { condition: appears, width: '50%' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'appearSeconds',
              label: 'Duration (seconds)',
              type: 'number',
              min: APPEAR_SECONDS.min,
              max: APPEAR_SECONDS.max,
              admin: { condition: appears, placeholder: String(APPEAR_SECONDS.initial), step: 0.1, width: '50%' },
            },
            {
              name: 'appearDelay',
              label: 'Delay (seconds)',
              type: 'number',
              min: 0,
              max: MAX_APPEAR_DELAY_SECONDS,
              admin: { condition: appears, placeholder: '0', step: 0.1, width: '50%' },
            },
          ],
        },
      ],
    },
  ],
}

/** Adds to a block what an editor may say of any. */
export function framed(block: Block): Block {
  return { ...block, fields: [...block.fields, frameField] }
}

function options<Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>) {
  return names.map((value) => ({ value, label: labels[value] }))
}
