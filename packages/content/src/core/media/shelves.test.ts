import { expect, it } from 'vitest'
import { countShelves } from './shelves.ts'

it('counts folders, those that have only folders in them among them, and tags', () =>
  expect(
    countShelves([
      { folder: 'Projects/Bakery', tags: ['oak', 'light'] },
      { folder: 'Projects/Bakery', tags: ['oak'] },
      { folder: 'About' },
      { folder: null, tags: null },
    ]),
  ).toEqual({
    folders: [
      { name: 'About', count: 1 },
      { name: 'Projects', count: 0 },
      { name: 'Projects/Bakery', count: 2 },
    ],
    tags: [
      { name: 'light', count: 1 },
      { name: 'oak', count: 2 },
    ],
  }))
