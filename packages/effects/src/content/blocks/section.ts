import { area, inPicker, outline } from '@vitrine/kit/fields'
import type { Block, BlockSlug, Field, GroupField } from 'payload'
import { DIVIDER_SHAPES } from '../../core/blocks/section.ts'
import { groundField } from '../fields/ground.ts'
import { options } from '../fields/options.ts'
import { surfaceField, surfaceOptions } from '../fields/surface.ts'

/**
 * A section holds other blocks, but no sections.
 *
 * @param contents Slugs of the blocks that may stand in a section.
 */
export function section(contents: readonly string[]): Block {
  return {
    slug: 'section',
    labels: { singular: 'Section', plural: 'Sections' },
    admin: inPicker('Layout', area(0, 4, 48, 24), outline(5, 8, 38, 16)),
    fields: [
      { type: 'row', fields: [surfaceField, paddingField] },
      {
        type: 'collapsible',
        label: 'Size, place and colours',
        admin: { initCollapsed: true },
        fields: [
          { type: 'row', fields: sizeFields },
          { type: 'row', fields: placeFields },
        ],
      },
      groundField,
      {
        type: 'collapsible',
        label: 'Shaped edges',
        admin: { initCollapsed: true },
        fields: [dividerField('top', 'Top'), dividerField('bottom', 'Bottom')],
      },
      {
        name: 'behind',
        label: 'Slider behind it',
        type: 'blocks',
        maxRows: 1,
        blocks: [],
        blockReferences: ['slider' as BlockSlug],
        admin: { description: 'Its pictures and films alone, above the ground, with a button that stops them.' },
      },
      { name: 'blocks', label: 'Blocks', type: 'blocks', blocks: [], blockReferences: [...contents] as BlockSlug[] },
    ],
  }
}

const paddingField: Field = {
  name: 'padding',
  label: 'Space inside',
  type: 'select',
  required: true,
  defaultValue: 'normal',
  options: [
    { value: 'normal', label: 'As the design has it' },
    { value: 'none', label: 'None' },
    { value: 'small', label: 'Little' },
    { value: 'large', label: 'Much' },
  ],
}

const sizeFields: Field[] = [
  {
    name: 'width',
    label: 'Width of the content',
    type: 'select',
    defaultValue: 'page',
    options: [
      { value: 'page', label: 'As the page' },
      { value: 'narrow', label: 'Narrow' },
      { value: 'full', label: 'From edge to edge' },
    ],
    admin: { width: '33%' },
  },
  {
    name: 'height',
    label: 'Least height',
    type: 'select',
    defaultValue: 'content',
    options: [
      { value: 'content', label: 'That of its content' },
      { value: 'half', label: 'Half of the window' },
      { value: 'full', label: 'The whole window' },
    ],
    admin: { width: '33%' },
  },
  {
    name: 'align',
    label: 'Content stands',
    type: 'select',
    defaultValue: 'center',
    options: [
      { value: 'center', label: 'In the middle' },
      { value: 'start', label: 'At the top' },
      { value: 'end', label: 'At the foot' },
    ],
    admin: { width: '33%' },
  },
]

const placeFields: Field[] = [
  {
    name: 'scheme',
    label: 'Light or dark',
    type: 'select',
    options: [
      { value: 'light', label: 'Always light' },
      { value: 'dark', label: 'Always dark' },
    ],
    admin: { description: 'Empty: as the page.', width: '50%' },
  },
  {
    name: 'sticky',
    label: 'Stays at the top of the window',
    type: 'checkbox',
    admin: { description: 'For low sections, such as a line with a link.', width: '50%' },
  },
]

function dividerField(name: string, label: string): GroupField {
  const shaped = (_: unknown, siblings: Readonly<Record<string, unknown>> | undefined) => Boolean(siblings?.shape)
  return {
    name,
    label,
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'shape',
            label: 'Shape',
            type: 'select',
            options: options(DIVIDER_SHAPES, {
              slope: 'Slope',
              curve: 'Curve',
              waves: 'Waves',
              triangle: 'Triangle',
              zigzag: 'Zigzag',
            }),
            admin: { width: '25%' },
          },
          {
            name: 'color',
            label: 'Colour',
            type: 'select',
            defaultValue: 'paper',
            options: surfaceOptions,
            admin: { condition: shaped, description: 'That of the neighbour.', width: '25%' },
          },
          {
            name: 'size',
            label: 'Height',
            type: 'select',
            defaultValue: 'normal',
            options: [
              { value: 'normal', label: 'Normal' },
              { value: 'small', label: 'Low' },
              { value: 'large', label: 'High' },
            ],
            admin: { condition: shaped, width: '25%' },
          },
          { name: 'mirrored', label: 'Mirrored', type: 'checkbox', admin: { condition: shaped, width: '25%' } },
        ],
      },
    ],
  }
}
