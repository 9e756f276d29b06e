import { expect, it } from 'vitest'
import type { EntryState } from '../../store/ledger.ts'
import { leftovers } from './leftovers.ts'

const entry = (key: string, collection: string, document: number | undefined, state: EntryState = 'done') => ({
  key: key as 'item:1',
  collection,
  document,
  state,
})
const ALL = new Set<string>()

it('what is planned stays, and what is not goes', () =>
  expect(
    leftovers([entry('item:1', 'pages', 1), entry('made:home', 'pages', 2)], {
      planned: new Set(['item:1']),
      only: ALL,
      keepsExamples: false,
    }),
  ).toEqual([entry('made:home', 'pages', 2)]))

it('settings keep their last values', () =>
  expect(
    leftovers([entry('global:header', 'global:header', undefined)], {
      planned: new Set(),
      only: ALL,
      keepsExamples: false,
    }),
  ).toEqual([]))

it('a document that stands for something planned as well stays', () =>
  expect(
    leftovers([entry('item:1', 'media', 5), entry('item:2', 'media', 5), entry('item:3', 'pages', 5)], {
      planned: new Set(['item:2']),
      only: ALL,
      keepsExamples: false,
    }),
  ).toEqual([entry('item:3', 'pages', 5)]))

it('of some collections alone, the others keep theirs', () =>
  expect(
    leftovers([entry('item:1', 'pages', 1), entry('item:2', 'posts', 1)], {
      planned: new Set(),
      only: new Set(['posts']),
      keepsExamples: false,
    }),
  ).toEqual([entry('item:2', 'posts', 1)]))

it.each([
  [false, []],
  [true, [entry('example:pages/1', 'pages', 1, 'replaced')]],
])('examples in the trash come back where they are to stay: %s', (keepsExamples, rest) =>
  expect(
    leftovers([entry('example:pages/1', 'pages', 1, 'replaced')], { planned: new Set(), only: ALL, keepsExamples }),
  ).toEqual(rest))
