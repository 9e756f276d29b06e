import { expect, it } from 'vitest'
import { leftovers } from './leftovers.ts'

const entry = (key: string, collection: string, document: number | undefined) => ({
  key: key as 'item:1',
  collection,
  document,
})
const ALL = new Set<string>()

it('what is planned stays, and what is not goes', () =>
  expect(
    leftovers([entry('item:1', 'pages', 1), entry('made:home', 'pages', 2)], {
      planned: new Set(['item:1']),
      only: ALL,
    }),
  ).toEqual([entry('made:home', 'pages', 2)]))

it('settings keep their last values', () =>
  expect(leftovers([entry('global:header', 'global:header', undefined)], { planned: new Set(), only: ALL })).toEqual(
    [],
  ))

it('a document that stands for something planned as well stays', () =>
  expect(
    leftovers([entry('item:1', 'media', 5), entry('item:2', 'media', 5), entry('item:3', 'pages', 5)], {
      planned: new Set(['item:2']),
      only: ALL,
    }),
  ).toEqual([entry('item:3', 'pages', 5)]))

it('of some collections alone, the others keep theirs', () =>
  expect(
    leftovers([entry('item:1', 'pages', 1), entry('item:2', 'posts', 1)], {
      planned: new Set(),
      only: new Set(['posts']),
    }),
  ).toEqual([entry('item:2', 'posts', 1)]))
