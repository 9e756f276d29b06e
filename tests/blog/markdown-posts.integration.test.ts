import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportPosts, type ImportOptions, importPosts } from '@vitrine/blog/server'
import { excessText, MAX_BLOCK_DEPTH } from '@vitrine/content/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../packages/demo/content/content.ts'
import { type Demo, emptyContent, seedDemo } from '../../packages/demo/src/seed/seed-demo.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { smallImages } from '../support/small-images.ts'

let postgres: TestPostgres
let demoImages: string

beforeAll(async () => {
  postgres = await startPostgres()
  demoImages = await smallImages()
})

afterAll(async () => {
  await postgres.stop()
  await rm(demoImages, { recursive: true })
})

/** Features whose documents no post mentions. */
const OTHERS = ['sliders', 'projects']

/** The demo with nothing on its pages and without what no post mentions. */
const BLOG: Demo = {
  ...demo,
  features: demo.features.map(({ parts, ...feature }) => ({
    ...feature,
    parts: parts.flatMap((part) => {
      if ('global' in part) return part
      if (OTHERS.includes(part.collection)) return []
      const documents = Object.entries(part.documents).map(([name, data]) => [
        name,
        part.collection === 'pages' ? { ...data, layout: [] } : data,
      ])
      return { ...part, documents: Object.fromEntries(documents) }
    }),
  })),
}

type Doc = Readonly<Record<string, unknown>> & { readonly id: number }

describe.each(['sqlite', 'postgres'] as const)('posts as Markdown on %s', (kind) => {
  let content: TestContent
  let folder: string

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('markdown') : '', {
      languages: 'en,de',
    })
  })

  afterAll(() => content.close())

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-posts-'))
  })

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true })
    await emptyContent(content.payload)
  })

  const mediaDir = () => join(content.settings.dataDir, 'media')
  const progress = () => {}

  const take = (options: Partial<ImportOptions> = {}) =>
    importPosts(content.payload, {
      path: folder,
      locale: 'en',
      update: false,
      dryRun: false,
      progress,
      ...options,
    })

  const give = (locale = 'en') => exportPosts(content.payload, { folder, locale, progress })

  const all = async (collection: string, depth = 0, locale = 'en', draft = false) => {
    const { docs } = await content.payload.find({
      collection: collection as never,
      depth,
      draft,
      locale: locale as never,
      pagination: false,
      sort: collection === 'posts' ? 'slug' : 'id',
    })
    return docs as unknown as readonly Doc[]
  }

  const write = (name: string, text: string) => writeFile(join(folder, name), text)

  const writePost = (name: string, yaml: string, body = 'Words.') => write(name, `---\n${yaml}\n---\n\n${body}\n`)

  /** A post as visitors see it, without what only the database knows. */
  const seen = ({ id: _id, createdAt: _made, updatedAt: _changed, ...post }: Doc) => {
    const names = (value: unknown) => (value as { title?: string } | null)?.title ?? null
    return strip({
      ...post,
      author: names(post.author),
      series: names(post.series),
      categories: (post.categories as unknown[]).map(names),
      tags: (post.tags as unknown[]).map(names),
      image: (post.image as { filename?: string } | null)?.filename ?? null,
    })
  }

  it('bring the posts of the demo back as they were', async () => {
    const { payload } = content
    await seedDemo(payload, BLOG, { languages: ['en'], folder: demoImages, progress })
    const before = (await all('posts', 1)).map(seen)
    const imageCount = (await all('media')).length
    expect(await give()).toMatchObject({ posts: 5, images: 5, notes: [] })
    const text = await readFile(join(folder, 'a-bench-for-people-who-are-late.md'), 'utf8')
    expect(text).toContain('author: Yusuf Demir')
    expect(text).toContain('## Forty-seven centimetres')
    expect(text).not.toContain('vitrine:')
    for (const collection of ['posts', 'authors', 'categories', 'tags', 'series']) {
      await payload.delete({ collection: collection as never, where: { id: { exists: true } } })
    }
    const results = await take()
    expect(results.map(({ outcome, notes }) => [outcome, notes])).toEqual(Array(5).fill(['made', []]))
    const after = (await all('posts', 1)).map(seen)
    expect(after.map(({ languages: _, ...post }) => post)).toEqual(before.map(({ languages: _, ...post }) => post))
    // The same files are the same images.
    expect((await all('media')).length).toBe(imageCount)
    expect((await take()).map(({ outcome }) => outcome)).toEqual(Array(5).fill('left'))
  })

  it('bring back blocks that Markdown cannot say, with their images', async () => {
    const { payload } = content
    const data = { alt: 'A chair' }
    const file = join(demoImages, 'chair.jpg')
    const image = await payload.create({ collection: 'media', data: data as never, filePath: file })
    const layout = [
      { blockType: 'gallery', images: [{ image: image.id, caption: 'One' }], frame: { anchor: 'here' } },
      { blockType: 'image', image: image.id, layout: 'bleed', opensLarge: true, caption: 'Wide' },
      { blockType: 'image', image: image.id, layout: 'inset' },
      { blockType: 'code', code: 'let a = 1' },
      { blockType: 'table', rows: 'a | b\n1 | 2', heads: 'row' },
      { blockType: 'rawHtml', html: '<p>Own</p>' },
    ]
    const meta = { title: 'T', description: 'D', noIndex: true, image: image.id }
    const post = { title: 'All', slug: 'all', layout, meta, _status: 'draft', allowComments: false, sticky: true }
    await payload.create({ collection: 'posts' as never, data: post as never })
    const before = (await all('posts', 0, 'en', true)).map(strip)
    expect(await give()).toMatchObject({ posts: 1, images: 1 })
    await payload.delete({ collection: 'posts' as never, where: { id: { exists: true } } })
    expect(await take()).toMatchObject([{ outcome: 'made', notes: [] }])
    const after = (await all('posts', 0, 'en', true)).map(strip)
    const known = ({ id: _id, createdAt: _made, updatedAt: _changed, ...rest }: Record<string, unknown>) => rest
    expect(after.map(known)).toEqual(before.map(known))
  })

  it('make posts, terms and images of what other programs write', async () => {
    await mkdir(join(folder, 'images'))
    await copyFile(join(demoImages, 'chair.jpg'), join(folder, 'images', 'a chair.jpg'))
    const body = 'Words\n\n![A chair](images/a%20chair.jpg)\n\n<p onclick="x()">Own<script>alert(1)</script></p>'
    await writePost(
      '2026-01-02-a-chair.md',
      'title: A chair\ntags: [oak]\nlayout: post\ncover: /images/a chair.jpg',
      body,
    )
    const [result] = await take()
    expect(result).toMatchObject({
      file: '2026-01-02-a-chair.md',
      outcome: 'made',
      notes: [{ line: 4, text: expect.stringContaining('“layout”') }],
    })
    const [post] = await all('posts', 1)
    expect(post).toMatchObject({
      slug: 'a-chair',
      publishedAt: '2026-01-02T00:00:00.000Z',
      tags: [{ title: 'oak' }],
      _status: 'published',
      layout: [{ blockType: 'richText' }, { blockType: 'image', image: { alt: 'A chair' } }, { blockType: 'rawHtml' }],
    })
    expect(JSON.stringify(post?.layout)).not.toMatch(/onclick|script/)
    expect(await all('media')).toHaveLength(1)
  })

  it('only say what would happen when they are asked to', async () => {
    await writePost('a.md', 'title: A\nauthor: New')
    expect(await take({ dryRun: true })).toMatchObject([{ outcome: 'made' }])
    expect([...(await all('posts')), ...(await all('authors'))]).toEqual([])
  })

  it('save drafts of posts that are there, when they are asked to', async () => {
    await writePost('a.md', 'title: Before')
    await take()
    await writePost('a.md', 'title: After')
    expect(await take({ update: true })).toMatchObject([{ outcome: 'updated' }])
    expect(await all('posts')).toMatchObject([{ title: 'Before' }])
    expect(await all('posts', 0, 'en', true)).toMatchObject([{ title: 'After', _status: 'draft' }])
  })

  it('take up a translation of the same blocks, and no other ones', async () => {
    await writePost('a.md', 'title: English', 'Words.')
    await take()
    await writePost('a.md', 'title: Deutsch', 'Wörter.\n\n```\ncode\n```')
    expect(await take({ update: true, locale: 'de' })).toMatchObject([{ outcome: 'failed' }])
    await writePost('a.md', 'title: Deutsch', 'Wörter.')
    expect(await take({ update: true, locale: 'de' })).toMatchObject([{ outcome: 'updated' }])
    expect(JSON.stringify(await all('posts', 0, 'en', true))).toContain('Words.')
    expect(JSON.stringify(await all('posts', 0, 'de', true))).toContain('Wörter.')
  })

  it('leave nothing of a file that fails, and take the others', async () => {
    await copyFile(join(demoImages, 'chair.jpg'), join(folder, 'chair.jpg'))
    await writePost('a.md', 'title: A\nslug: category\nauthor: New\nimage: chair.jpg')
    await writePost('b.md', 'title: B')
    await write('c.md', '---\ntitle: "C\n---\n')
    await write('d.md', 'No title')
    await write('e.md', `---\ntitle: E\n---\n${'x'.repeat(1024 * 1024)}`)
    const results = await take()
    expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'made', 'failed', 'failed', 'failed'])
    expect(results[0]?.notes.at(-1)?.text).toContain('category')
    expect(results[2]?.notes).toMatchObject([{ line: 2 }])
    expect(await all('authors')).toEqual([])
    expect(await all('media')).toEqual([])
    expect(await readdir(mediaDir()).catch(() => [])).toEqual([])
    expect(await all('posts')).toHaveLength(1)
  })

  it('say which limit of a post a file is beyond', async () => {
    const columns = (depth: number): object => ({
      columns: [{ blocks: depth > 1 ? [{ blockType: 'columns', ...columns(depth - 1) }] : [] }],
    })
    const block = JSON.stringify(columns(MAX_BLOCK_DEPTH + 1))
    await writePost('deep.md', 'title: Deep', `\`\`\`vitrine:columns\n${block}\n\`\`\``)
    expect(await take()).toMatchObject([{ outcome: 'failed', notes: [{ text: excessText('block depth').en }] }])
    expect(await all('posts')).toEqual([])
  })

  it.each([
    'https://elsewhere.example/a.jpg',
    '//elsewhere.example/a.jpg',
    'file:///etc/passwd',
    '../outside.jpg',
    '/../outside.jpg',
    '..%2foutside.jpg',
    'link.jpg',
    'secret.txt',
    'none.jpg',
    'a%00.jpg',
  ])('take no image but one beside the file: %s', async (address) => {
    const inside = join(folder, 'posts')
    await mkdir(inside)
    await copyFile(join(demoImages, 'chair.jpg'), join(folder, 'outside.jpg'))
    await writeFile(join(inside, 'secret.txt'), 'secret')
    await symlink(join(folder, 'outside.jpg'), join(inside, 'link.jpg'))
    await writeFile(join(inside, 'a.md'), `---\ntitle: A\nimage: "${address}"\n---\n\n![Words](<${address}>)\n`)
    const [result] = await take({ path: inside })
    expect(result?.outcome).toBe('made')
    expect(result?.notes.length).toBeGreaterThan(0)
    expect(await all('media')).toEqual([])
  })

  it('say it when there is nothing to take', async () => {
    await expect(take({ path: join(folder, 'none') })).rejects.toThrow('There is nothing at')
  })
})

/** Without ids of rows, and what the editor notes beside the words. */
function strip(value: unknown): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(value, (key, item) =>
      item === null ||
      item === '' ||
      (key === 'id' && typeof item === 'string') ||
      ['version', 'direction', 'textFormat', 'textStyle', 'value', 'indent', 'format'].includes(key)
        ? undefined
        : item,
    ),
  )
}
