import { expect, it } from 'vitest'
import { type Example, examplesIn, isExample } from './example-content.ts'

const PAGE: Example = { collection: 'pages', id: '7', updatedAt: '2026-11-29T06:00:00.000Z' }

it('an example is known by its collection, its id and the moment of its last change', () => {
  expect(isExample({ ...PAGE }, [PAGE])).toBe(true)
  expect(isExample({ ...PAGE, updatedAt: '2026-11-29T06:00:01.000Z' }, [PAGE])).toBe(false)
  expect(isExample({ ...PAGE, id: '8' }, [PAGE])).toBe(false)
  expect(isExample({ ...PAGE, collection: 'posts' }, [PAGE])).toBe(false)
})

it('examples are read from rows of the database', () =>
  expect(examplesIn([{ collection: 'pages', document: 7, updated_at: PAGE.updatedAt }])).toEqual([PAGE]))
