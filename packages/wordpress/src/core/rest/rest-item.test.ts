import { describe, expect, it } from 'vitest'
import recorded from '../../../test-data/rest/recorded.json' with { type: 'json' }
import { attachmentOf } from '../index-of-export/attachment.ts'
import { menuEntryOf } from '../index-of-export/menu-entry.ts'
import { type RestNames, readRestItem } from './rest-item.ts'
import { readKinds, readTaxonomies } from './rest-kinds.ts'
import { readRestComment, readRestOptions, readRestSite, readRestTerm, readRestUser } from './rest-records.ts'

const NAMES: RestNames = {
  taxonomies: readTaxonomies(recorded.taxonomies),
  loginOf: (id) => (id === 1 ? 'admin' : ''),
  termOf: (taxonomy, id) => (id > 0 ? { taxonomy, slug: `${id}`, name: `${id}` } : undefined),
  commentsOf: () => [],
}

const read = (raw: Readonly<Record<string, unknown>>, kind: string) =>
  readRestItem(raw, { kind, path: '', taxonomies: [] }, NAMES)

describe('answers recorded from WordPress 6.1', () => {
  it('name the kinds that have lists, and none that is about how the site looked', () => {
    expect(readKinds(recorded.types).map(({ kind, path }) => [kind, path])).toEqual([
      ['post', 'wp/v2/posts'],
      ['page', 'wp/v2/pages'],
      ['attachment', 'wp/v2/media'],
      ['nav_menu_item', 'wp/v2/menu-items'],
      ['wp_block', 'wp/v2/blocks'],
      ['wp_navigation', 'wp/v2/navigation'],
    ])
    expect(NAMES.taxonomies.map(({ field, taxonomy }) => [taxonomy, field])).toEqual([
      ['category', 'categories'],
      ['post_tag', 'tags'],
      ['nav_menu', 'menus'],
    ])
  })

  it('hold a post as it is in the database', () => {
    const post = read(recorded.post, 'post')
    expect(post?.isRaw).toBe(true)
    expect(post?.item).toMatchObject({
      title: 'Day 1 & night',
      slug: 'day-1-night',
      link: 'https://old.example/2026/day-1-night/',
      status: 'publish',
      author: 'admin',
      content: '<!-- wp:paragraph --><p>Words of day 1.</p><!-- /wp:paragraph -->',
      excerpt: '',
      localDate: recorded.post.date.replace('T', ' '),
      publishedAt: Date.parse(`${recorded.post.date_gmt}Z`),
      hasPassword: false,
      commentsOpen: true,
      metas: [{ key: '_thumbnail_id', value: `${recorded.media.id}` }],
    })
    expect(new Set(post?.item.terms.map(({ taxonomy }) => taxonomy))).toEqual(new Set(['category', 'post_tag']))
  })

  it('hold no excerpt that WordPress makes of the content, and say that the content is only shown', () => {
    const shown = { id: 1, content: { rendered: '<p>Text</p>' }, excerpt: { rendered: '<p>Te…</p>' } }
    expect(read(shown, 'post')).toMatchObject({ isRaw: false, item: { content: '<p>Text</p>', excerpt: '' } })
  })

  it('tell a page behind a password, and never the word', () => {
    const page = read(recorded.secret, 'page')
    expect(page?.item.hasPassword).toBe(true)
    expect(JSON.stringify(page?.item)).not.toContain('"password"')
  })

  it('hold a file with its names, alternative text and caption', () => {
    const file = read(recorded.media, 'attachment')
    expect(file && attachmentOf(file.item)).toMatchObject({
      file: expect.stringMatching(/^\d{4}\/\d{2}\/lake\.png$/),
      address: expect.stringMatching(/^https:\/\/old\.example\/wp-content\/uploads\/.*lake\.png$/),
      alt: 'A lake',
      caption: 'By the lake',
    })
  })

  it('hold an entry of a menu', () => {
    const entry = read(recorded.menuItem, 'nav_menu_item')
    expect(entry && menuEntryOf(entry.item)).toMatchObject({
      type: 'post_type',
      object: 'page',
      objectId: 5,
      parent: 0,
    })
    expect(entry?.item.terms.map(({ taxonomy }) => taxonomy)).toEqual(['nav_menu'])
  })

  it('hold comments with their state, terms with their parent, and accounts', () => {
    const comments = recorded.comments.map((comment) => readRestComment(comment)?.comment)
    expect(comments.map((comment) => [comment?.author, comment?.content, comment?.approved])).toEqual([
      ['Ada', 'Nice', '1'],
      ['Bob', 'Waiting', '0'],
    ])
    const terms = recorded.category.map((term) => readRestTerm(term, 'category'))
    expect(terms.map((term) => [term?.term.slug, term?.parentId])).toEqual([
      ['news', 0],
      ['travel', terms[0]?.id],
    ])
    expect(readRestUser(recorded.user)?.author).toMatchObject({ login: 'admin', name: 'admin' })
  })

  it('answer what an export leaves open', () => {
    expect(readRestSite(recorded.root, recorded.settings, 'https://old.example')).toMatchObject({
      title: 'House by the lake',
      address: 'https://old.example',
      language: 'en-US',
    })
    expect(readRestOptions(recorded.root, recorded.settings)).toEqual({
      timezone: 'Europe/Berlin',
      showOnFront: 'page',
      postsPerPage: 10,
      pageOnFront: 5,
    })
  })
})

describe('answers that are broken', () => {
  it.each([[{}], [{ id: -1 }], [{ id: '12' }], [{ id: 2 ** 60 }]])('give no item: %j', (raw) =>
    expect(read(raw, 'post')).toBeUndefined())
  it('give an item with what can be read of it', () => {
    const raw = {
      id: 1,
      title: null,
      content: { rendered: 5 },
      date_gmt: 'never',
      meta: 'x',
      categories: 'y',
      sizes: [],
    }
    expect(read(raw, 'attachment')?.item).toMatchObject({ id: 1, title: '', content: '', terms: [], status: 'publish' })
  })
  it('name no lists outside of the interface', () =>
    expect(readKinds({ a: { rest_base: '../users' }, b: { rest_base: 'x', rest_namespace: '//h' }, c: null })).toEqual(
      [],
    ))
})
