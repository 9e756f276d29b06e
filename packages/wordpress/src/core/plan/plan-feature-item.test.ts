import type { FeatureImport } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { eventsFor, type PlanInput, plannedEvents } from '../../testing/plan/planned-export.ts'

/** A feature that takes in books with their chapters, and the cards of a library. */
const LIBRARY: FeatureImport = {
  items: [
    {
      kind: 'book',
      collection: 'books',
      place: { base: 'library', reserved: /^page$/ },
      parts: ['chapter'],
      ownMetas: /^pages$/,
      files: 'scans',
      convert: ({ title, content, metas }, { parts, blocks, file, item, report }) => {
        if (title === 'Burnt') return { problem: 'Nothing of it is left.' }
        report({ level: 'note', text: 'Books smell' })
        return {
          data: { chapters: parts.map((part) => part.title), layout: blocks(content), next: item(2) },
          isDraft: title === 'Unfinished',
          after: [9],
          needs: metas.flatMap(({ key, value }) => (key === 'scan' ? (file(value) ?? []) : [])),
        }
      },
    },
    { kind: 'card', collection: 'cards', convert: ({ title }) => ({ data: { name: title } }) },
  ],
  taxonomies: [{ taxonomy: 'shelf', collection: 'shelves', base: 'library', segment: 'shelf', ownFields: ['width'] }],
  innerTaxonomies: /^book_size$/,
  leftOut: { loan: 'Loans end with the old library.' },
  lists: { '/books-all/': '/library/' },
  pathOfPage: ({ content }) => (content === '[library]' ? '/library/' : undefined),
}

const plan = (parts: Parameters<typeof eventsFor>[0], input: PlanInput = {}) =>
  plannedEvents(eventsFor(parts), { imports: [LIBRARY], ...input })

const book = (given: object) => ({
  kind: 'book',
  title: 'Trees',
  slug: 'trees',
  link: 'https://old.example/book/trees/',
  content: '<p>Leaves.</p>',
  ...given,
})

describe('an item that a feature takes in', () => {
  it('becomes its document, with an address below that of the feature', () => {
    const { documents, items } = plan({ items: [book({ id: 1 }), book({ id: 2, slug: 'page', title: 'Page' })] })
    expect(items.get(1)?.outcome).toEqual({ became: 'document', key: 'item:1', collection: 'books' })
    expect(documents).toMatchObject([
      {
        ...{ key: 'item:1', collection: 'books', path: '/library/trees/', dependsOn: ['item:9'] },
        data: { title: 'Trees', slug: 'trees', _status: 'published', chapters: [], next: { $source: 'item:2' } },
      },
      { path: '/library/page-2/' },
    ])
    expect(JSON.stringify(documents[0]?.data.layout)).toContain('Leaves.')
  })
  it('comes behind files of its own, and is a draft without those that it needs', () => {
    const path = 'woocommerce_uploads/trees.pdf'
    const address = `https://old.example/wp-content/uploads/${path}`
    const scans = [address, 'https://elsewhere.example/x.pdf'].map((value) => ({ key: 'scan', value }))
    const { documents } = plan({ items: [book({ id: 1, metas: scans })] })
    expect(documents).toMatchObject([
      {
        ...{ key: `file:scans/${path}`, collection: 'scans' },
        file: { candidates: [path], address, mimeType: 'application/pdf' },
      },
      { key: 'item:1', draftWithout: [`file:scans/${path}`], data: { _status: 'published' } },
    ])
  })
  it('is given its parts in their order, which count as parts of it', () => {
    const { documents, items } = plan({
      items: [
        book({ id: 1 }),
        { id: 3, kind: 'chapter', title: 'Roots', parent: 1, menuOrder: 2 },
        { id: 4, kind: 'chapter', title: 'Bark', parent: 1, menuOrder: 1 },
        { id: 5, kind: 'chapter', title: 'Lost', parent: 77 },
      ],
    })
    expect(documents[0]?.data.chapters).toEqual(['Bark', 'Roots'])
    expect(items.get(3)?.outcome).toEqual({ became: 'part', of: '“Trees”', code: 'feature-part' })
    expect(items.get(5)?.outcome).toMatchObject({ became: 'nothing', code: 'unreadable' })
  })
  it.each([
    [{ status: 'draft' }],
    [{ status: 'private' }],
    [{ hasPassword: true }],
    [{ title: 'Unfinished' }],
  ])('is a draft where %j', (given) =>
    expect(plan({ items: [book({ id: 1, ...given })] }).documents).toMatchObject([{ data: { _status: 'draft' } }]))
  it('that it refuses is left out with its reason', () => {
    const { items, report } = plan({ items: [book({ id: 1, title: 'Burnt' })] })
    expect(items.get(1)).toMatchObject({
      outcome: { became: 'nothing', reason: 'Nothing of it is left.' },
      documents: [],
    })
    expect(report.sum).toEqual({ items: 1, imported: 0, merged: 0, leftOut: 1, failed: 0 })
  })
  it('has no address and no state where the feature gives it none', () => {
    const { documents, site } = plan({
      items: [{ id: 6, kind: 'card', title: 'Ida', link: 'https://old.example/card/ida/' }],
    })
    expect(documents).toMatchObject([{ collection: 'cards', data: { name: 'Ida' } }])
    expect(documents[0]?.data).not.toHaveProperty('_status')
    expect([...site.redirects].filter(({ data }) => typeof data.to === 'object')).toEqual([])
  })
  it('has its lines in the report in the words of the feature', () =>
    expect(plan({ items: [book({ id: 1 }), book({ id: 2 })] }).report.groups).toContainEqual(
      expect.objectContaining({ level: 'note', code: 'of-feature', subject: 'Books smell', count: 2 }),
    ))
  it('has its own fields, and others are named in the report', () => {
    const metas = [
      { key: 'pages', value: '300' },
      { key: 'colour', value: 'red' },
    ]
    const items = [book({ id: 1, metas }), { id: 3, kind: 'chapter', parent: 1, metas }, { id: 4, kind: 'page', metas }]
    const fields = plan({ items }).report.customFields.map(({ name, count }) => [name, count])
    expect(fields).toEqual([
      ['colour', 3],
      ['pages', 1],
    ])
  })
  it('stays in the report where the feature says why', () =>
    expect(plan({ items: [{ id: 1, kind: 'loan', title: 'Loan' }] }).items.get(1)?.outcome).toEqual({
      became: 'nothing',
      code: 'by-choice',
      reason: 'Loans end with the old library.',
    }))
  it('is what its owner chose for its kind', () =>
    expect(plan({ items: [book({ id: 1 })] }, { given: { kinds: { book: 'page' } } }).documents).toMatchObject([
      { collection: 'pages', path: '/trees/' },
    ]))
  it('is asked about only where no feature takes it', () => {
    const items = [book({ id: 1 }), { id: 2, kind: 'chapter', parent: 1 }]
    const asked = (imports: readonly FeatureImport[]) =>
      plan({ items }, { imports }).questions.filter(({ option }) => option.startsWith('kinds.'))
    expect(asked([LIBRARY])).toEqual([])
    expect(asked([]).map(({ option }) => option)).toEqual(['kinds.book', 'kinds.chapter'])
  })
})

describe('addresses of what a feature takes in', () => {
  const terms = [
    { id: 20, taxonomy: 'shelf', slug: 'upper', name: 'Upper', metas: [{ key: 'width', value: '3' }] },
    { id: 21, taxonomy: 'shelf', slug: 'left', name: 'Left', parent: 'upper' },
    { id: 22, taxonomy: 'book_size', slug: 'large', name: 'Large' },
  ]
  const { documents, site, report } = plan({
    terms,
    items: [
      book({ id: 1, metas: [{ key: '_wp_old_slug', value: 'wood' }] }),
      {
        id: 3,
        kind: 'page',
        title: 'Library',
        slug: 'books',
        link: 'https://old.example/books/',
        content: '[library]',
      },
      {
        ...{ id: 4, kind: 'page', title: 'About', slug: 'about', link: 'https://old.example/about/' },
        content: '<p><a href="https://old.example/book/trees/">Trees</a> <a href="/books/">All</a></p>',
      },
    ],
  })
  const redirects = new Map([...site.redirects].map(({ data }) => [data.from, data.to]))

  it('lead from the old ones, former slugs included', () => {
    for (const from of ['/book/trees/', '/book/wood/', '/?p=1'])
      expect(redirects.get(from)).toEqual({ $address: 'item:1' })
  })
  it('of its lists lead from those of the terms, with and without their parents', () => {
    expect(redirects.get('/shelf/upper/left/')).toBe('/library/shelf/left/')
    expect(redirects.get('/shelf/left/')).toBe('/library/shelf/left/')
    expect(documents).toContainEqual(expect.objectContaining({ collection: 'shelves', path: '/library/shelf/left/' }))
    const lost = report.groups.filter(({ level }) => level === 'lost').map(({ subject }) => subject)
    expect(lost).toEqual([])
  })
  it('of its list lead on where the export has something of it', () => {
    expect(redirects.get('/books-all/')).toBe('/library/')
    const without = plan({ items: [{ id: 3, kind: 'page', title: 'About' }] }).site.redirects
    expect([...without].map(({ data }) => data.from)).not.toContain('/books-all/')
  })
  it('take the place of a page that only showed it', () => {
    expect(redirects.get('/books/')).toBe('/library/')
    expect(documents.filter(({ collection }) => collection === 'pages')).toHaveLength(1)
  })
  it('stand in links of content', () => {
    const page = JSON.stringify(documents.find(({ key }) => key === 'item:4')?.data.layout)
    expect(page).toContain('"/library/trees/"')
    expect(page).toContain('"/library/"')
  })
})

describe('kinds of plugins that a feature would take in', () => {
  it.each([
    ['product_variation', 'WooCommerce', 'shop', 'der Shop'],
    ['reply', 'bbPress', 'forum', 'das Forum'],
  ])('such as %s say which, while it is off', (kind, plugin, feature, german) =>
    expect(plan({ items: [{ id: 1, kind, title: 'One' }] }).items.get(1)?.outcome).toMatchObject({
      became: 'nothing',
      code: 'kind-without-place',
      reason: {
        en: `It is of ${plugin}, and can be brought once the ${feature} is switched on.`,
        de: `Es gehört zu ${plugin} und kann kommen, sobald ${german} eingeschaltet ist.`,
      },
    }))
})

it.each([
  'woocommerce_uploads/2024/03/plan.pdf',
  'sites/3/woocommerce_uploads/plan.pdf',
])('the sold file %s is not for the library, where everybody could have it', (path) => {
  const file = `https://old.example/wp-content/uploads/${path}`
  const sold = { id: 1, kind: 'attachment', status: 'inherit', title: 'plan', file }
  const { documents, items } = plannedEvents(
    eventsFor({ items: [{ ...sold, metas: [{ key: '_wp_attached_file', value: path }] }] }),
  )
  expect(documents).toEqual([])
  expect(items.get(1)?.outcome).toMatchObject({ became: 'nothing', code: 'by-choice' })
})
