import type { Field } from 'payload'
import { ALIGNMENTS, HEADING_SIZE } from '../../core/blocks/heading.ts'
import { options } from './options.ts'

const SIZES = ['1', '2', '3', '4', '5', '6'] as const

/** Level, size and alignment of a heading. */
export const headingFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'level',
        label: 'Level',
        type: 'select',
        defaultValue: '2',
        options: [
          { value: '2', label: '2: a part of the page' },
          { value: '3', label: '3: a part of that' },
          { value: '4', label: '4: a part of that' },
        ],
        admin: { description: 'At the very top of a page it is the title in any case.', width: '33%' },
      },
      {
        name: 'size',
        label: 'Size',
        type: 'select',
        defaultValue: String(HEADING_SIZE.standard),
        options: options(SIZES, { 1: 'Smallest', 2: 'Small', 3: 'Medium', 4: 'Large', 5: 'Very large', 6: 'Huge' }),
        admin: { width: '33%' },
      },
      {
        name: 'align',
        label: 'Stands',
        type: 'select',
        defaultValue: 'start',
        options: options(ALIGNMENTS, { start: 'At the start of the line', center: 'Centred', end: 'At its end' }),
        admin: { width: '33%' },
      },
    ],
  },
]
