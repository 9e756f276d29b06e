import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareSites, runningSite, savedSite } from '@vitrine/wordpress/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../scripts/launch/browser.mjs'

const PAGES: Readonly<Record<string, string>> = {
  '/': '<main><h1>Welcome</h1><p>All the words</p></main>',
  '/about/': '<main><h1>About</h1><p>Only a few</p></main>',
}

const SAVED: Readonly<Record<string, string>> = {
  'old.example/index.html': '<body style="height: 9000px"><h1>Welcome</h1><p>All the words</p></body>',
  'old.example/about/index.html':
    '<h1>About</h1><p>Only a few</p><p>lost words</p><img src="/team.png"><a href="/team/">Team</a>',
  'old.example/gone.html': '<h1>Gone</h1>',
  'old.example/with-query.html?ver=2': '<h1>Query</h1>',
  'secret.html': '<h1>Secret</h1>',
}

let folder: string
let server: Server
let home: URL
let asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const html = PAGES[request.url ?? '']
    if (request.url === '/old-about/') response.writeHead(301, { location: '/about/' }).end()
    else if (html === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  home = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  folder = await mkdtemp(join(tmpdir(), 'vitrine-compare-'))
  for (const [name, html] of Object.entries(SAVED)) {
    const path = join(folder, name === 'secret.html' ? name : join('saved', name))
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, html.replace('</h1>', `</h1><img src="${home.href}elsewhere.png">`))
  }
  await symlink(join(folder, 'secret.html'), join(folder, 'saved/old.example/link.html'))
})

afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  await rm(folder, { recursive: true, force: true })
})

const page = (from: string) => ({ title: from.replaceAll('/', ''), from, to: from })

const compare = async (browser: string | undefined, pages = ['/', '/about/', '/gone/', '/not-saved/']) =>
  compareSites({
    oldSite: await savedSite(join(folder, 'saved')),
    newSite: runningSite(home),
    pages: pages.map(page),
    folder: join(folder, 'report'),
    browser,
    progress: () => {},
  })

describe('saved pages', () => {
  it.each([
    ['/', '<body'],
    ['/about/', '<h1>About'],
    ['/gone', '<h1>Gone'],
    ['/with-query.html?ver=2', '<h1>Query'],
    ['/about/index.html?ver=9', '<h1>About'],
    ['/?p=12', undefined],
    ['/link/', undefined],
    ['/../../secret.html', undefined],
    ['/%2e%2e/%2e%2e/secret.html', undefined],
    ['/..%2f..%2fsecret.html', undefined],
  ])('are found by their address, and nothing outside of their folder: %s', async (path, start) => {
    const site = await savedSite(join(folder, 'saved'))
    const file = await site.get(site.addressOf(path))
    const text = file.kind === 'file' ? Buffer.from(file.body).toString() : undefined
    expect(text?.slice(0, start?.length)).toBe(start)
  })

  it('cannot come from what is no folder', async () => {
    await expect(savedSite(join(folder, 'nowhere'))).rejects.toThrow('is no folder that can be read')
  })
})

describe('a comparison', () => {
  it('names what differs, and pages that are missing here', async () => {
    const { comparison, file } = await compare(undefined)
    const [welcome, about, gone] = comparison.pages
    expect(welcome).toMatchObject({ state: 'compared', difference: { words: { before: 4, missing: { count: 0 } } } })
    expect(about).toMatchObject({
      state: 'compared',
      difference: {
        words: { missing: { examples: ['lost', 'words', 'team'] } },
        links: { missing: { examples: ['Team'] } },
        images: { missing: { examples: ['elsewhere', 'team'] } },
      },
    })
    expect(gone).toEqual({
      state: 'uncompared',
      title: 'gone',
      oldPath: '/gone/',
      side: 'new',
      reason: 'it answers 404',
    })
    expect(comparison.morePages).toBe(1)
    expect(await readFile(file, 'utf8')).toContain('There are no screenshots: no Chromium was found.')
  })

  it('says why a browser did not start, and goes on without it', async () => {
    const { comparison } = await compare(join(folder, 'no-browser'), ['/'])
    expect(comparison.withoutScreenshots).toContain('no-browser does not start')
    expect(comparison.pages[0]).toMatchObject({ state: 'compared', screenshots: [] })
  })

  it('leads on as the site does', async () => {
    const { comparison } = await compareSites({
      oldSite: { ...(await savedSite(join(folder, 'saved'))), addressOf: () => new URL('http://saved.invalid/about/') },
      newSite: runningSite(home),
      pages: [page('/old-about/')],
      folder: join(folder, 'report'),
      browser: undefined,
      progress: () => {},
    })
    expect(comparison.pages[0]).toMatchObject({ oldPath: '/old-about/', newPath: '/about/' })
  })

  it('lays screenshots of two widths side by side, and asks no other host for them', async () => {
    asked = []
    const { comparison, file } = await compare(await findChromium(), ['/', '/about/'])
    expect(comparison.withoutScreenshots).toBeUndefined()
    const names = [0, 1].flatMap((place) =>
      [390, 1280].flatMap((width) => ['before', 'after'].map((side) => `page-${place}-${width}-${side}.jpg`)),
    )
    expect((await readdir(join(folder, 'report'))).sort()).toEqual(['index.html', ...names].sort())
    const html = await readFile(file, 'utf8')
    for (const name of names) expect(html).toContain(`src="${name}"`)
    expect(asked).not.toContain('/elsewhere.png')
  })
})
