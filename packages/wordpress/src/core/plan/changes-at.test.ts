import { expect, it } from 'vitest'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { changesAt } from './changes-at.ts'

const NOW = Date.UTC(2026, 10, 25)
const items = (...moments: readonly (number | undefined)[]) =>
  new Map(moments.map((publishedAt, id) => [id, { publishedAt } as IndexedItem]))

it('is the end of the year where nothing is still to come', () =>
  expect(changesAt({ items: items(undefined, NOW - 1, NOW) }, { now: NOW, zone: undefined })).toBe(Date.UTC(2027, 0)))

it('is the first moment at which something is due', () =>
  expect(changesAt({ items: items(NOW + 9, NOW + 5, NOW - 5) }, { now: NOW, zone: undefined })).toBe(NOW + 5))

it('is the end of the year by the clocks of the old site', () =>
  expect(changesAt({ items: items() }, { now: NOW, zone: { zone: 'named', name: 'Europe/Berlin' } })).toBe(
    Date.parse('2026-12-31T23:00:00Z'),
  ))
