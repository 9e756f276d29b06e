import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

it('a field that is changed while another was before keeps its mark beside that one', () => {
  const first = changedFields(new Set(), { title: { value: 'Oak', isModified: true }, lead: { value: '' } })
  expect([...first.paths]).toEqual(['title'])
  expect(first.marks).toEqual({})

  const second = changedFields(first.paths, { title: { value: 'Oak' }, lead: { value: 'Wood', isModified: true } })
  expect([...second.paths]).toEqual(['title', 'lead'])
  expect(second.marks).toEqual({ title: { isModified: true } })
})

it('a field that is gone is forgotten', () => {
  expect(changedFields(new Set(['layout.0.text']), {})).toEqual({ paths: new Set(), marks: {} })
})
