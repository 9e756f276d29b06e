import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { fieldBlocks } from './field-blocks.ts'

const REQ = { i18n: { language: 'en' } }

/** Fields called `name` in the blocks of a form, those in rows among them. */
function namesIn(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'row') return namesIn(field.fields)
    return 'name' in field && field.name === 'name' ? [field] : []
  })
}

function judge(field: Field, value: unknown): unknown {
  if (!('validate' in field) || typeof field.validate !== 'function') throw new Error('nothing judges it')
  return (field.validate as (value: unknown, options: object) => unknown)(value, { req: REQ })
}

describe.each(
  fieldBlocks.flatMap(({ slug, fields }) => namesIn(fields).map((field) => [slug, field] as const)),
)('the name of a field: %s', (_, field) => {
  it.each(['', null, undefined, 'your-name'])('may be %j', (value) => expect(judge(field, value)).toBe(true))
  it.each(['1st', 'a b', 'ä'])('may not be %j', (value) => expect(judge(field, value)).toMatch(/^Begin with a letter/))
})
