import { expect, it } from 'vitest'
import { parseLink } from './link.ts'
import type { ParseContext } from './parse.ts'

const parse: ParseContext = {
  locale: 'en',
  image: () => undefined,
  href: (raw) => (raw as { url?: string }).url,
  blocks: () => [],
}

it('a link is named by the page it leads to', () =>
  expect(parseLink({ url: '/a/', page: { title: 'A page' } }, parse)).toEqual({
    href: '/a/',
    label: 'A page',
    newTab: false,
  }))

it('and by the post, when it leads to one', () =>
  expect(
    parseLink({ url: '/a/', type: 'post', post: { title: 'A post' }, page: { title: 'A page' } }, parse)?.label,
  ).toBe('A post'))
