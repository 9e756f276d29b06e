import type { ParseContext } from '@vitrine/kit/core'
import { hostileValues } from '@vitrine/kit/testing'
import { describe, expect, it } from 'vitest'
import { postList } from './post-list.block.ts'

const parse: ParseContext = {
  locale: 'en',
  image: () => undefined,
  href: (raw) => (raw as { page?: { path?: string } }).page?.path,
  blocks: () => [],
}
const read = (raw: object) => postList.parse({ id: '1', ...raw }, parse)

describe('a list of posts', () => {
  it('shows those that the blog has put into it, but for those without a name', () =>
    expect(read({ posts: [{ id: 3, title: 'A', path: '/blog/a/' }, { path: '/blog/b/' }] })?.posts).toMatchObject([
      { id: '3', title: 'A', href: '/blog/a/' },
    ]))
  it('has parts where there are more than one, with a button for more where it was chosen', () => {
    const filled = { show: 'parts', list: '/blog/', part: 2, parts: 3 }
    const parts = { list: '/blog/', number: 2, of: 3, grows: false }
    expect(read(filled)).toMatchObject({ parts })
    expect(read({ ...filled, show: 'more' })).toMatchObject({ parts: { grows: true } })
    expect(read({ ...filled, show: 'latest' })).not.toHaveProperty('parts')
    expect(read({ ...filled, parts: 1 })).not.toHaveProperty('parts')
  })
  it('knows when its page changes by itself', () => expect(read({ changesAt: 9 })).toMatchObject({ changesAt: 9 }))
  it('bears any stored value', () => {
    for (const raw of hostileValues(postList.fields)) expect(() => read(raw)).not.toThrow()
  })
})
