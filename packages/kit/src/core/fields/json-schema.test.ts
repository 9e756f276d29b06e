import { expect, it } from 'vitest'
import { defineBlock } from '../define-block.ts'
import { field } from './build.ts'
import { jsonSchemaOf } from './json-schema.ts'

const words = (text: string) => ({ en: text, de: text })

const schema = jsonSchemaOf(
  defineBlock({
    name: 'tour',
    label: words('Tour'),
    group: 'Text',
    drawing: [],
    fields: {
      heading: field.text({ label: words('Heading'), help: words('Short.'), required: true, maxLength: 40 }),
      pace: field.choice({ label: words('Pace'), options: { slow: words('Slow'), fast: words('Fast') } }),
      stops: field.rows({
        label: words('Stops'),
        min: 1,
        max: 9,
        fields: { minutes: field.number({ label: words('Minutes'), min: 1, max: 60, required: true }) },
      }),
      edge: field.group({
        label: words('Edge'),
        fields: {
          shape: field.optionalChoice({ label: words('Shape'), options: { slope: words('Slope') } }),
          percent: field.number({ label: words('Percent'), step: 10 }),
        },
      }),
    },
  }),
)

it('the JSON Schema of a block names its kind, and what it cannot be without', () =>
  expect(schema).toMatchObject({
    title: 'Tour',
    properties: { blockType: { const: 'tour' } },
    required: ['blockType', 'heading'],
  }))

it('says what each field may hold', () =>
  expect(schema.properties).toMatchObject({
    heading: { type: 'string', maxLength: 40, title: 'Heading', description: 'Short.' },
    pace: { enum: ['slow', 'fast'], default: 'slow' },
  }))

it('goes into rows', () =>
  expect(schema.properties).toMatchObject({
    stops: {
      type: 'array',
      minItems: 1,
      maxItems: 9,
      items: { properties: { minutes: { type: 'number', minimum: 1, maximum: 60 } }, required: ['minutes'] },
    },
  }))

it('goes into groups, where a choice may be none', () =>
  expect(schema.properties).toMatchObject({
    edge: {
      type: 'object',
      properties: { shape: { title: 'Shape', enum: ['slope'] }, percent: { type: 'number', multipleOf: 10 } },
    },
  }))
