import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { OPEN_ADDRESS, PASSWORD_FIELD, PLACE_FIELD } from '@vitrine/pages/core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSiteOn, type TestSite } from '../support/site-process.ts'
import { exportFile, openSite } from './support.ts'

interface Expected {
  readonly options: unknown
  readonly items: Readonly<
    Record<
      string,
      {
        readonly wp: { readonly type: string; readonly id: number }
        readonly address: string
        readonly status: string
        readonly password?: string
        readonly mustNotBePublic?: boolean
      }
    >
  >
  readonly media: readonly { readonly attachedFile: string; readonly original: string; readonly mime: string }[]
  readonly oldAddresses: readonly { readonly from: string; readonly to?: string; readonly full?: string }[]
}

const LANGUAGES = 'en,de,he'

/** Kinds of the old site that have an address there and no place here. */
const WITHOUT_PLACE = new Set(['testimonial'])

const expected = JSON.parse(await readFile(exportFile('studio/expected.json'), 'utf8')) as Expected
const items = Object.entries(expected.items).filter(([, { wp }]) => !WITHOUT_PLACE.has(wp.type))

let folder: string
let site: TestSite

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-studio-'))
  for (const { attachedFile, original, mime } of expected.media) {
    for (const name of new Set([attachedFile, original])) if (name) await drawImage(join(folder, name), mime)
  }
  const importing = await openSite('', LANGUAGES)
  await importing.take([exportFile('studio/export.xml')], { media: [folder], given: expected.options })
  site = await startSiteOn(importing.settings.dataDir, { LANGUAGES })
  await importing.close()
})

afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Statuses on the way of a visitor, and where it ends. */
async function follow(address: string): Promise<{ readonly statuses: readonly number[]; readonly end: string }> {
  const statuses: number[] = []
  let url = new URL(address, site.url)
  for (let step = 0; step < 5; step += 1) {
    const answer = await fetch(url, { redirect: 'manual' })
    await answer.arrayBuffer()
    statuses.push(answer.status)
    const location = answer.headers.get('location')
    if (location === null) break
    url = new URL(location, url)
  }
  return { statuses, end: decodeURI(url.pathname) }
}

const SITEMAPS = ['pages', 'posts', 'projects'].map((kind) => `/sitemap-${kind}-1.xml`)

const ONE_WAY = [[200], [301, 200], [308, 200]]

describe('a visitor of an old address', () => {
  it.each(
    expected.oldAddresses.map(({ from, to = '', full }) => [full ?? from, to]),
  )('%s arrives at once: %s', async (address, to) => {
    const allowed = to.startsWith('410') ? [...ONE_WAY, [410]] : ONE_WAY
    expect(allowed).toContainEqual((await follow(address)).statuses)
  })

  it.each(
    items.flatMap(([name, { address, mustNotBePublic }]) => (mustNotBePublic ? [] : [[name, address] as const])),
  )('of %s arrives at once: %s', async (_, address) => expect(ONE_WAY).toContainEqual((await follow(address)).statuses))

  it.each(
    items.flatMap(([name, { address, mustNotBePublic }]) => (mustNotBePublic ? [[name, address] as const] : [])),
  )('of %s, which is not public, gives a not-found page: %s', async (_, address) =>
    expect([[404], [410]]).toContainEqual((await follow(address)).statuses))

  it.each([
    ['/?p=47', '/journal/evening-kitchen/'],
    ['/?p=47&utm_source=x', '/journal/evening-kitchen/'],
    ['/?page_id=38', '/about/team/'],
    ['/index.php/about/team/', undefined],
    ['/2024/02/evening-kitchen/feed/', '/journal/evening-kitchen/'],
    ['/2024/02/evening-kitchen/amp/', '/journal/evening-kitchen/'],
    ['/2024/02/evening-kitchen/comment-page-2/', '/journal/evening-kitchen/'],
    ['/2024/02/evening-kitchen', '/journal/evening-kitchen/'],
    ['/about/team/page/3/', '/about/team/'],
    ['/nothing/feed/', undefined],
    ['/2023/12/warmes-licht/', '/de/journal/warmes-licht/'],
  ])('%s ends at %s', async (address, wanted) => {
    const { statuses, end } = await follow(address)
    if (wanted === undefined) expect(statuses).toEqual([404])
    else expect([statuses, end]).toEqual([[301, 200], wanted])
  })
})

describe('an owner who keeps passwords and private pages', () => {
  let own: TestSite
  let dump: string

  beforeAll(async () => {
    const importing = await openSite('', LANGUAGES)
    const given = { ...(expected.options as object), passwords: 'keep', privatePages: 'members' }
    const report = await importing.take([exportFile('studio/export.xml')], { given })
    dump = JSON.stringify([report, await importing.payload.find({ collection: 'posts', pagination: false, depth: 0 })])
    own = await startSiteOn(importing.settings.dataDir, { LANGUAGES })
    await importing.close()
  })

  afterAll(() => own?.stop())

  const guarded = items.filter(([, { password, status }]) => password !== undefined || status === 'private')

  it.each(
    guarded.map(([name, { wp }]) => [name, wp.id]),
  )('has %s asked for at its old address: ?p=%i', async (_, id) => {
    const answer = await fetch(`${own.url}/?p=${id}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'private, no-store'])
  })

  it('has none of them in the sitemap, the feed or a search', async () => {
    const addresses = await Promise.all(
      guarded.map(async ([, { wp }]) => new URL((await fetch(`${own.url}/?p=${wp.id}`)).url).pathname),
    )
    const lists = await Promise.all(
      [...SITEMAPS, '/journal/feed.xml', '/search/?q=light'].map(async (path) => {
        const list = await fetch(own.url + path)
        expect([path, list.status]).toEqual([path, 200])
        return list.text()
      }),
    )
    expect(new Set(addresses).size).toBe(guarded.length)
    for (const address of addresses) expect(lists.join()).not.toContain(address)
  })

  it('opens one with the password that the old site had, which is written down nowhere', async () => {
    const [, item] = guarded.find(([, { password }]) => password !== undefined) ?? []
    const place = new URL((await fetch(`${own.url}/?p=${item?.wp.id}`)).url).pathname
    const open = (password: string) =>
      fetch(`${own.url}${OPEN_ADDRESS}`, {
        method: 'POST',
        body: new URLSearchParams({ [PASSWORD_FIELD]: password, [PLACE_FIELD]: place }),
        headers: { origin: own.url },
        redirect: 'manual',
      })
    expect((await open('another')).status).toBe(401)
    const opened = await open(item?.password ?? '')
    expect([opened.status, opened.headers.get('location')]).toEqual([303, place])
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await fetch(own.url + place, { headers: { cookie } })).status).toBe(200)
    expect(dump).not.toContain(`"${item?.password}"`)
  })
})

async function drawImage(path: string, mime: string): Promise<void> {
  const format = /^image\/(jpeg|png|gif|webp)$/.exec(mime)?.[1] as 'jpeg' | 'png' | 'gif' | 'webp' | undefined
  if (format === undefined) return
  await mkdir(dirname(path), { recursive: true })
  // Pictures that are the same come once.
  const shade = [...path].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 0xffffff, 7)
  const background = { r: shade >> 16, g: (shade >> 8) & 255, b: shade & 255 }
  await writeFile(
    path,
    await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .toFormat(format)
      .toBuffer(),
  )
}
