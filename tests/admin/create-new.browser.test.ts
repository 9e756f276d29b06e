import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openList } from '../support/admin.ts'
import { PATIENCE_MS } from '../support/patience.ts'

let admin: OpenAdmin
let site: OpenAdmin['site']
let page: Page

beforeAll(async () => {
  admin = await openAdmin()
  ;({ site, page } = admin)
})

afterAll(() => admin.close())

const list = (collection: string) => `${site.url}/admin/collections/${collection}`

async function createNew(collection: string): Promise<string> {
  await openList(page, list(collection))
  await page.locator('.list-header a', { hasText: 'Create New' }).first().click()
  // It is stored, and two pages are drawn.
  await page.waitForURL(new RegExp(`/collections/${collection}/\\d+`), {
    timeout: PATIENCE_MS.work,
    waitUntil: 'commit',
  })
  await page.locator('#field-title').waitFor()
  return /\/(\d+)(\?|$)/.exec(page.url())?.[1] ?? ''
}

/** Types a title, and waits until the draft is saved with it. */
async function typeTitle(title: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.locator('#field-title').fill(title)
  await saved
}

async function isListed(collection: string, id: string): Promise<boolean> {
  await openList(page, `${list(collection)}?limit=100`)
  await page.locator('.collection-list .table').waitFor()
  return (await page.locator(`.table a[href*="/collections/${collection}/${id}"]`).count()) > 0
}

describe('Create New', () => {
  it.each([
    'pages',
    'posts',
    'projects',
    'sliders',
  ])('leaves nothing in the list of %s when nothing is typed', async (collection) => {
    const id = await createNew(collection)
    expect(await isListed(collection, id)).toBe(false)
  })

  it('keeps what was typed', async () => {
    const id = await createNew('posts')
    await typeTitle('Left half written')
    expect(await isListed('posts', id)).toBe(true)
  })

  it('begins in the default language, whichever was looked at last', async () => {
    await openList(page, `${list('pages')}?locale=he`)
    const id = await createNew('posts')
    await typeTitle('Written in English')
    const { title } = await page.evaluate(
      async (address) => (await fetch(address)).json(),
      `/api/posts/${id}?draft=true&locale=en&fallback-locale=none&depth=0`,
    )
    expect(title).toBe('Written in English')
  })
})
