import type { ParseContext } from '@vitrine/kit/core'
import { expect, it } from 'vitest'
import { counters as block } from './counters.block.ts'

const parse = {} as ParseContext
const counters = (...items: unknown[]) => block.parse({ id: 'a', counters: items }, parse)

it('shows the digits that were written', () =>
  expect(counters({ value: 4.25, label: 'Stars' })).toMatchObject({ counters: [{ value: 4.25, digits: 2 }] }))
it('leaves out what is no number, or the number of nothing', () =>
  expect(counters({ value: '12', label: 'Rooms' }, { value: 3 }, { value: 3, label: 'Rooms' })).toMatchObject({
    counters: [{ value: 3, digits: 0, label: 'Rooms' }],
  }))
it('cannot be shown without a number', () => expect(counters()).toBeUndefined())
