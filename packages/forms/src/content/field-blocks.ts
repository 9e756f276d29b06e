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
  label: { en: 'Group of fields', de: 'Feldgruppe' },
  thumbnail: [
    title(7, 5, 14),
    outline(5, 10, 38, 17),
    outline(8, 13, 15, 5),
    outline(25, 13, 15, 5),
    outline(8, 20.5, 32, 4),
  ],
  fields: [
    {
      name: 'heading',
      label: { en: 'Heading', de: 'Überschrift' },
      type: 'text',
      required: true,
      localized: true,
      maxLength: MAX_LABEL,
    },
    {
      name: 'intro',
      label: { en: 'Introduction', de: 'Einleitung' },
      type: 'textarea',
      localized: true,
      maxLength: 600,
    },
    {
      name: 'repeats',
      label: { en: 'Can be filled in several times', de: 'Lässt sich mehrmals ausfüllen' },
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: {
          en: 'In the second row, its fields are called name__2, and so on.',
          de: 'In der zweiten Reihe heißen die Felder name__2 und so weiter.',
        },
      },
    },
    row(
      {
        name: 'minRows',
        label: { en: 'At least this many times', de: 'Mindestens so oft' },
        type: 'number',
        min: 1,
        max: 20,
        admin: { width: '50%', condition: (_, siblings) => siblings?.repeats === true },
      },
      {
        name: 'maxRows',
        label: { en: 'At most this many times', de: 'Höchstens so oft' },
        type: 'number',
        min: 1,
        max: 20,
        admin: { width: '50%', condition: (_, siblings) => siblings?.repeats === true },
      },
    ),
    showWhen,
    {
      name: 'fields',
      label: { en: 'Fields', de: 'Felder' },
      type: 'blocks',
      blocks: questions,
      required: true,
      minRows: 1,
      maxRows: 50,
    },
  ],
}

/** Start of a step, in forms that are divided into steps. */
const step: Block = {
  slug: 'step',
  labels: {
    singular: { en: 'Step begins', de: 'Schritt beginnt' },
    plural: { en: 'Steps begin', de: 'Schritte beginnen' },
  },
  admin: pictured(
    rule(13.6, 15.85, 8),
    rule(26.4, 15.85, 8.2),
    disc(11, 16, 2.6),
    stroke('M24 13.6a2.4 2.4 0 1 0 .01 0zM37 13.6a2.4 2.4 0 1 0 .01 0z'),
  ),
  fields: [
    {
      name: 'title',
      label: { en: 'Title of the step', de: 'Titel des Schritts' },
      type: 'text',
      required: true,
      localized: true,
      maxLength: MAX_LABEL,
      admin: {
        description: {
          en: 'All fields up to the next step are filled in together.',
          de: 'Alle Felder bis zum nächsten Schritt werden zusammen ausgefüllt.',
        },
      },
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
