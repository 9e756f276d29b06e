import { describe, expect, it } from 'vitest'
import { ownSchema } from './own-schema.ts'

const PAGES = { name: 'pages', columns: { id: {}, title: {} } }
const NOTES = { name: 'notes', columns: { id: {} } }
const CORE = { id: 'a', version: '7', tables: { pages: PAGES }, enums: { status: { values: ['draft'] } } }

describe('the schema of an optional feature', () => {
  it('is what the core does not have', () => {
    const whole = { ...CORE, id: 'b', tables: { pages: PAGES, notes: NOTES } }
    expect(ownSchema(whole, CORE, 'notes')).toEqual({ id: 'b', version: '7', tables: { notes: NOTES }, enums: {} })
  })

  it.each([
    ['a column in a table', { tables: { pages: { ...PAGES, columns: { ...PAGES.columns, note: {} } } } }, 'pages'],
    ['another value of a choice', { enums: { status: { values: ['draft', 'note'] } } }, 'status'],
    ['the loss of a table', { tables: {} }, 'pages'],
  ])('has no place for %s of the core', (_, changed, name) =>
    expect(() => ownSchema({ ...CORE, ...changed }, CORE, 'notes')).toThrow(
      `The optional feature notes changes ${name}, which is not its own`,
    ))
})
