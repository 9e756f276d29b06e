import type { Image } from '@vitrine/content/core'
import type { BlockBase, RichTextNode } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { markedAddresses, opensLarge } from './opens-large.ts'

const block = (blockType: string, more: object = {}) => ({ blockType, id: 'a', ...more }) as BlockBase
const image: RichTextNode = { kind: 'picture', image: {} as Image }
const text: RichTextNode = { kind: 'paragraph', children: [] }

describe('blocks whose pictures may open over the page', () => {
  it('are galleries, and pictures that open large', () => {
    expect(opensLarge(block('gallery'))).toBe(true)
    expect(opensLarge(block('image', { group: '' }))).toBe(true)
    expect(opensLarge(block('image'))).toBe(false)
  })
  it('are carousels of pictures that open', () => {
    expect(opensLarge(block('carousel', { group: 'rooms' }))).toBe(true)
    expect(opensLarge(block('carousel'))).toBe(false)
  })
  it('are texts with pictures, however deep', () => {
    expect(opensLarge(block('richText', { content: [{ kind: 'quote', children: [image] }] }))).toBe(true)
    expect(opensLarge(block('accordion', { items: [{ content: [text] }, { content: [image] }] }))).toBe(true)
    expect(opensLarge(block('tabs', { panels: [{ content: [image] }] }))).toBe(true)
    expect(opensLarge(block('richText', { content: [text] }))).toBe(false)
  })
  it('are pieces of HTML with a marked link or a picture', () => {
    expect(opensLarge(block('rawHtml', { html: '<p><a href="/a.jpg" data-lightbox="x">A</a></p>' }))).toBe(true)
    expect(opensLarge(block('rawHtml', { html: '<a href="/a.jpg"><img src="/b.jpg"></a>' }))).toBe(true)
    expect(opensLarge(block('rawHtml', { html: '<a href="/a.jpg">A</a>' }))).toBe(false)
  })
})

describe('links that were marked by hand', () => {
  it('are found with their addresses', () => {
    const html =
      '<a href="/a/?x=1&amp;y=2" data-lightbox="a">A</a><a href="/b/">B</a><a data-lightbox="" href="#c">C</a>'
    expect(markedAddresses([block('gallery'), block('rawHtml', { html })])).toEqual(['/a/?x=1&y=2', '#c'])
  })
})
