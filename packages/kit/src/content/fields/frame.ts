import type { Block, Field, GroupField, JSONField } from 'payload'
import {
  APPEAR_DIRECTIONS,
  APPEAR_EFFECTS,
  APPEAR_SECONDS,
  DEVICES,
  isNarrowLayout,
  MAX_APPEAR_DELAY_SECONDS,
  type NarrowDevice,
} from '../../core/frame.ts'
import { LAYOUT_WORDS } from '../../core/layout-words.ts'
import { optionsOf } from './options.ts'

/** Windows that do not show a block. */
const hiddenField: Field = {
  name: 'hidden',
  label: 'Do not show on',
  type: 'select',
  hasMany: true,
  options: options(DEVICES, { phone: 'Phones', tablet: 'Tablets', desktop: 'Wide windows' }),
}

/** Choices of the layout in windows of every width. */
const layoutFields = (['space', 'align', 'textSize'] as const).map((name): Field => {
  const { label, values } = LAYOUT_WORDS[name]
  return { name, label: { ...label }, type: 'select', options: optionsOf(values), admin: { width: '33%' } }
})

/**
 * Layout in windows of a narrow device, where it is not that of wide ones. One field each: a form holds the fields of every
 * block of a page, and most blocks have none of this.
 */
function narrowField(name: NarrowDevice, admin: JSONField['admin']): JSONField {
  return {
    name,
    type: 'json',
    validate: (value: unknown) => isNarrowLayout(value) || 'This is no layout: choose from what the form offers.',
    ...(admin && { admin }),
  }
}

const appears = (_: unknown, siblings: Readonly<Record<string, unknown>> | undefined) => Boolean(siblings?.appear)

/**
 * Layout, placement and entrance effect of a block.
 *
 * @param widths Path of the component by which the layout of narrow windows is chosen.
 */
function frameField(widths: string, hasGrid: boolean): GroupField {
  return {
    name: 'frame',
    label: 'Place on the page',
    type: 'group',
    fields: [
      {
        type: 'collapsible',
        label: 'Layout, anchor, visibility, effect',
        admin: { initCollapsed: true },
        fields: [
          narrowField('tablet', { hidden: true }),
          narrowField('phone', { components: { Field: { path: widths, clientProps: { hasGrid } } } }),
          { type: 'row', admin: { className: 'layout-of-wide' }, fields: layoutFields },
          {
            name: 'anchor',
            label: 'Anchor',
            type: 'text',
            maxLength: 100,
            admin: { description: 'A word for links to this block: “prices” is reached at #prices.' },
          },
          hiddenField,
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
}

/**
 * Adds to a block what an editor may say of any.
 *
 * @param widths Path of the component by which the layout of narrow windows is chosen.
 */
export function framed(block: Block, widths: string): Block {
  return { ...block, fields: [...block.fields, frameField(widths, block.custom?.hasGrid === true)] }
}

function options<Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>) {
  return names.map((value) => ({ value, label: labels[value] }))
}
