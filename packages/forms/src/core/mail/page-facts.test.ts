import { describe, expect, it } from 'vitest'
import { pageFacts } from './page-facts.ts'

const site = { title: 'Studio', description: '', url: 'https://x.zz', adminEmail: 'a@b.co', timeZone: 'UTC' }
const page = { id: 5, slug: 'contact', title: 'Contact', path: '/about/contact/', _status: 'published' }
const read = (document: unknown) => pageFacts(document, site, (path) => `https://x.zz/de${path}`)

describe('what mails tell of a page', () => {
  it('is what a visitor sees of it; the site speaks for a page without an author', () =>
    expect(read(page)).toEqual({
      id: '5',
      name: 'contact',
      title: 'Contact',
      url: 'https://x.zz/de/about/contact/',
      author: 'Studio',
      author_email: 'a@b.co',
    }))
  it('names its author, and the address that the author shows', () => {
    const links = [{ url: 'https://y.zz' }, { url: 'mailto:ada@y.zz' }]
    expect(read({ ...page, author: { title: 'Ada', links } })).toMatchObject({
      author: 'Ada',
      author_email: 'ada@y.zz',
    })
    expect(read({ ...page, author: { title: 'Ada' } })).toMatchObject({ author: 'Ada', author_email: 'a@b.co' })
  })
  it.each([
    undefined,
    null,
    {},
    { ...page, _status: 'draft' },
    { ...page, path: null },
  ])('is nothing of %j', (document) => expect(read(document)).toBeUndefined())
})
