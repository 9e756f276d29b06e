import { describe, expect, it } from 'vitest'
import { pointingAt } from './points-at.ts'

const SITE = { siteUrl: 'https://example.com', languages: ['en', 'de'] } as const
const PAGE = { collection: 'pages', id: 7, addresses: ['/rooms/'] }

describe('a reference points at a document', () => {
  it.each([
    [{ collection: 'pages', id: 7 }],
    [{ collection: 'pages', id: '7' }],
    [{ address: '/rooms/' }],
    [{ address: '/rooms' }],
    [{ address: '/rooms/?a=b#map' }],
    [{ address: '/de/rooms/' }],
    [{ address: 'https://example.com/rooms/' }],
  ])('as %j', (reference) => expect(pointingAt([{ address: '/x/' }, reference], [PAGE], SITE)).toEqual([reference]))
})

describe('a reference points elsewhere', () => {
  it.each([
    [{ collection: 'posts', id: 7 }],
    [{ collection: 'pages', id: 8 }],
    [{ address: '/rooms/attic/' }],
    [{ address: '/fr/rooms/' }],
    [{ address: 'https://example.org/rooms/' }],
    [{ address: '//rooms/' }],
    [{ address: 'https://' }],
  ])('as %j', (reference) => expect(pointingAt([reference], [PAGE], SITE)).toEqual([]))
})
