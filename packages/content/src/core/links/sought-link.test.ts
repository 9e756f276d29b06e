import { expect, it } from 'vitest'
import { inOrder, isHomeSought, knownReferences, soughtLink } from './sought-link.ts'

it('what stands behind a hash is sought among anchors', () => {
  expect(soughtLink(' contact ')).toEqual({ document: 'contact' })
  expect(soughtLink('/contact/#Map')).toEqual({ document: '/contact/', anchor: 'map' })
})

it('the home page is found as such, in English and German', () => {
  const sought = ['ho', 'Home', 'startseite', 'house', ''].map((words) => isHomeSought(soughtLink(words)))
  expect(sought).toEqual([true, true, true, false, false])
})

it('the home page comes first, then titles that begin with the words', () => {
  const found = [{ title: 'About chairs' }, { title: 'Chairs' }, { title: 'Halden & Rye', path: '/' }]
  const sorted = inOrder(
    found.map((choice) => ({ choice })),
    soughtLink('chairs'),
  )
  expect(sorted.map(({ choice }) => choice.title)).toEqual(['Halden & Rye', 'Chairs', 'About chairs'])
})

it('references of links are read as far as they are ids', () =>
  expect(knownReferences('page:1,page:2,post:3,post:x,:4,page:0,media', 10)).toEqual(
    new Map([
      ['page', ['1', '2']],
      ['post', ['3']],
    ]),
  ))

it('no more references are read than one answer has', () =>
  expect(knownReferences('page:1,page:2,page:3', 2)).toEqual(new Map([['page', ['1', '2']]])))
