import { expect, it } from 'vitest'
import { unsentListsOf } from './unsent-lists.ts'

const list = (disableFormData: boolean, ...ids: string[]) => ({
  value: ids.length,
  rows: ids.map((id) => ({ id })),
  disableFormData,
})

it('finds lists that are empty, and would not be sent', () => {
  expect(unsentListsOf({ layout: list(true, 'a'), 'layout.0.blocks': list(true) })).toEqual(['layout.0.blocks'])
})

it('finds neither lists that are sent as empty ones, nor groups', () => {
  expect(unsentListsOf({ layout: list(false), frame: { disableFormData: true } })).toEqual([])
})
