import { disc, outline, pictured, rule, stroke, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { FIELD_BLOCKS } from '../fields/blocks.ts'
import type { FIELD_TYPES } from '../fields/tags.ts'
import type { FieldBlock } from './field-block.ts'
import { MAX_LABEL, row } from './field-parts.ts'
import { showWhen } from './show-when.ts'

/** Types of fields that editors put together. */
type WrittenType = {
  [Name in keyof typeof FIELD_TYPES]: (typeof FIELD_TYPES)[Name] extends { readonly written: object } ? Name : never
}[keyof typeof FIELD_TYPES]

const BLOCKS: Readonly<Record<WrittenType, FieldBlock>> = FIELD_BLOCKS

const block = (slug: string, { label, thumbnail, fields }: FieldBlock): Block => ({
  slug,
  labels: { singular: label, plural: label },
  admin: pictured(...thumbnail),
  fields: [...fields],
})

const blocks = Object.entries(BLOCKS)

/** Fields that visitors answer. Each may be shown under a condition. */
const questions = blocks
  .filter(([, { isNoQuestion }]) => !isNoQuestion)
  .map(([slug, question]) => block(slug, { ...question, fields: [...question.fields, showWhen] }))

/** Fields with a heading of their own, which may be filled in several times. */
const group: FieldBlock = {
  label: 'Group of fields',
  thumbnail: [
    title(7, 5, 14),
    outline(5, 10, 38, 17),
    outline(8, 13, 15, 5),
    outline(25, 13, 15, 5),
    outline(8, 20.5, 32, 4),
  ],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, localized: true, maxLength: MAX_LABEL },
    { name: 'intro', label: 'Introduction', type: 'textarea', localized: true, maxLength: 600 },
    {
      name: 'repeats',
      label: 'Can be filled in several times',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'In the second row, its fields are called name__2, and so on.' },
    },
    row(
      {
        name: 'minRows',
        label: 'At least this many times',
        type: 'number',
        min: 1,
        max: 20,
        admin: { width: '50%', condition: (_, siblings) => siblings?.repeats === true },
      },
      {
        name: 'maxRows',
        label: 'At most this many times',
        type: 'number',
        min: 1,
        max: 20,
        admin: { width: '50%', condition: (_, siblings) => siblings?.repeats === true },
      },
    ),
    showWhen,
    { name: 'fields', label: 'Fields', type: 'blocks', blocks: questions, required: true, minRows: 1, maxRows: 50 },
  ],
}

/** Start of a step, in forms that are divided into steps. */
const step: Block = {
  slug: 'step',
  labels: { singular: 'Step begins', plural: 'Steps begin' },
  admin: pictured(
    rule(13.6, 15.85, 8),
    rule(26.4, 15.85, 8.2),
    disc(11, 16, 2.6),
    stroke('M24 13.6a2.4 2.4 0 1 0 .01 0zM37 13.6a2.4 2.4 0 1 0 .01 0z'),
  ),
  fields: [
    {
      name: 'title',
      label: 'Title of the step',
      type: 'text',
      required: true,
      localized: true,
      maxLength: MAX_LABEL,
      admin: { description: 'All fields up to the next step are filled in together.' },
    },
  ],
}

/** Blocks that a contact form is made of. */
export const fieldBlocks: Block[] = [
  ...questions,
  block('group', group),
  step,
  ...blocks.filter(([, { isNoQuestion }]) => isNoQuestion).map(([slug, other]) => block(slug, other)),
]
