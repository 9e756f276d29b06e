import { expect, it } from 'vitest'
import { shownEntries } from './shown-entries.ts'

it('a field of files says their names', () => {
  const files = [
    { field: 'plan', name: 'a.pdf' },
    { field: 'plan', name: 'b.pdf' },
  ]
  expect(shownEntries({ name: 'Ann', plan: '8f434346 12ab' }, files)).toEqual({ name: 'Ann', plan: ['a.pdf', 'b.pdf'] })
  expect(shownEntries({ plan: '' }, [])).toEqual({ plan: '' })
})
