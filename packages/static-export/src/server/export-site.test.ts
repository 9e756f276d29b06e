import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from './crawl.ts'
import { type ExportOptions, exportSite } from './export-site.ts'

let scratch: string
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'vitrine-export-'))
})
afterEach(() => rm(scratch, { recursive: true, force: true }))

const page = (html: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: html },
  body: Buffer.from(html),
})

/** Exports a site of these answers; everything else is not there. */
async function exported(answers: Record<string, Answer | string>, options: Partial<ExportOptions> = {}) {
  const folder = join(scratch, 'www')
  const report = await exportSite({
    ask: async (_, address) => {
      const answer = answers[address]
      return typeof answer === 'string' ? page(answer) : (answer ?? { ...page('Nothing here'), status: 404 })
    },
    folder,
    siteUrl: 'https://halden.example',
    origin: undefined,
    homes: ['/'],
    scripts: [],
    fragments: [],
    redirects: [],
    progress: () => {},
    ...options,
  })
  return { report, read: (file: string) => readFile(join(folder, file), 'utf8') }
}

describe('an export', () => {
  it('holds every page that the home page leads to, and the page for what is not there', async () => {
    const { report, read } = await exported({ '/': '<a href="/a/">A</a>', '/a/': '<a href="/b/">B</a>', '/b/': 'B' })
    expect(await read('b/index.html')).toBe('B')
    expect(await read('404.html')).toBe('Nothing here')
    expect(report).toMatchObject({ pages: 3, broken: [] })
  })

  it('holds the images of what scripts get from the running site', async () => {
    const image = { status: 200, headers: { 'content-type': 'image/webp' }, body: Buffer.from('image') }
    const { read } = await exported(
      { '/': 'Home', '/media/a.webp': image },
      { fragments: ['<a href="/elsewhere/"><img src="/media/a.webp" alt=""></a>'] },
    )
    expect(await read('media/a.webp')).toBe('image')
  })

  it('names a link that leads nowhere, and where it stands', async () => {
    const { report } = await exported({ '/': '<a href="/a/">A</a>', '/a/': '<a href="/gone/">Gone</a>' })
    expect(report.broken).toEqual([{ address: '/gone/', page: '/a/', pages: 1 }])
  })

  it('leads on where the site does, unless there is a page', async () => {
    const moved = { status: 302, headers: { location: '/a/' }, body: Buffer.alloc(0) }
    const stored = ['/old/', '/a/'].map((from) => ({ from, to: '/new/', kind: 'path' as const, status: 301 as const }))
    const { read } = await exported(
      { '/': '<a href="/de/a/">A</a>', '/de/a/': moved, '/a/': 'A' },
      { redirects: stored },
    )
    expect(await read('_redirects')).toBe('/old/ /new/ 301\n/de/a/ /a/ 302\n')
  })

  it('is refused when forms would be sent nowhere, and leaves no folder', async () => {
    const form = '<form action="/contact/" method="post"></form>'
    await expect(exported({ '/': '<a href="/contact/">C</a>', '/contact/': form })).rejects.toThrow(
      /\/contact\/ \(asked for on \/contact\/\)[\s\S]*--origin/,
    )
    expect(await readdir(scratch)).toEqual([])
  })

  it('leads to the running site for pages of some people, and for answers to a query', async () => {
    const { read, report } = await exported(
      {
        '/': '<a href="/members/">M</a><a href="/search/?s=a">S</a><a href="/a/?b=c">A</a>',
        '/members/': { ...page('Who are you?'), status: 401 },
        '/search/': 'Search',
        '/search/?s=a': 'Found',
        '/a/': 'A',
        '/a/?b=c': 'A',
      },
      { origin: 'https://edit.example' },
    )
    expect(await read('index.html')).toBe(
      '<a href="https://edit.example/members/">M</a><a href="https://edit.example/search/?s=a">S</a><a href="/a/?b=c">A</a>',
    )
    expect(report.broken).toEqual([])
    expect(await read('_redirects')).toBe(
      '/members/ https://edit.example/members/ 302\n/search/ https://edit.example/search/ 302\n',
    )
  })
})
