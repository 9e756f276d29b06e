import { expect, it } from 'vitest'
import { chosenIn, isHome, linkValues, parseLinkChoices, writtenChoice } from './link-choice.ts'

const TYPES = ['page', 'post']

const contact = {
  kind: 'document',
  type: 'page',
  id: 7,
  title: 'Contact',
  path: '/contact/',
  isPublished: true,
} as const

it('a chosen document empties what the link led to before', () =>
  expect(linkValues(contact, TYPES)).toEqual({ type: 'page', page: 7, post: null, url: null }))

it('a written address is stored as one', () =>
  expect(linkValues(writtenChoice('ada@example.com'), TYPES)).toEqual({
    type: 'url',
    page: null,
    post: null,
    url: 'mailto:ada@example.com',
  }))

it('a link that is emptied leads nowhere', () => expect(chosenIn(linkValues(undefined, TYPES))).toBeUndefined())

it('a stored link says where it leads, with its reference populated or not', () => {
  expect(chosenIn({ type: 'post', post: { id: 3, title: 'News' } })).toEqual({ kind: 'reference', type: 'post', id: 3 })
  expect(chosenIn({ page: 7 })).toEqual({ kind: 'reference', type: 'page', id: 7 })
  expect(chosenIn({ type: 'url', url: '/media/prices.pdf' })).toEqual({
    kind: 'file',
    url: '/media/prices.pdf',
    title: '',
  })
})

it('answers of the site are read as far as they are choices', () =>
  expect(
    parseLinkChoices({
      choices: [
        contact,
        { kind: 'file', url: '/media/a.pdf', title: 'a.pdf' },
        { kind: 'web', url: 'https://x.example' },
        7,
      ],
    }),
  ).toEqual([contact, { kind: 'file', url: '/media/a.pdf', title: 'a.pdf' }]))

it('the page at the beginning of the site is its home', () => {
  expect(isHome({ ...contact, path: '/' })).toBe(true)
  expect(isHome(contact)).toBe(false)
})
