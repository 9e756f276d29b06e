import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm, openList } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

const WIDE = { width: 1440, height: 1000 }
const PHONE = { width: 390, height: 844 }

let admin: OpenAdmin
let site: OpenAdmin['site']
let page: Page

beforeAll(async () => {
  admin = await openAdmin()
  ;({ site, page } = admin)
})

afterAll(() => admin.close())

beforeEach(() => page.setViewportSize(WIDE))

const open = (path: string) => openForm(page, `${site.url}/admin/collections/${path}`)
const list = (path: string) => openList(page, `${site.url}/admin/collections/${path}`)

async function ask(method: 'post' | 'patch', path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await page.request[method](`${site.url}/api${path}`, { data })
  expect([path, answer.status()]).toEqual([path, method === 'post' ? 201 : 200])
  return (await answer.json()).doc
}

async function makePage(title: string, data: object = {}): Promise<number> {
  const { id } = await ask('post', '/pages', { title, layout: [], _status: 'published', ...data })
  return Number(id)
}

const linkTo = (page: number) => ({
  layout: [{ blockType: 'hero', heading: 'A', links: [{ link: { type: 'page', page, label: 'More' } }] }],
})

const putIntoTrash = (slug: string, id: number) =>
  ask('patch', `/${slug}/${id}`, { deletedAt: new Date().toISOString() })

const dialog = () => page.locator('.confirmation-modal')

/** Documents that the open dialog names as linking to the one to be deleted. */
async function named(): Promise<readonly string[]> {
  await dialog().locator('.backlinks li').first().waitFor()
  return dialog().locator('.backlinks li a').allTextContents()
}

async function keepBoth(name: string, within: string): Promise<void> {
  await saveScreenshot(page, `admin/${name}-1440.png`)
  expect(await axeViolations(page, { within })).toEqual([])
  await page.setViewportSize(PHONE)
  await saveScreenshot(page, `admin/${name}-390.png`)
}

async function cancel(): Promise<void> {
  await page.locator('#confirm-cancel').click()
  await dialog().waitFor({ state: 'detached' })
}

async function isDrawn(image: Locator): Promise<boolean> {
  return image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)
}

describe('before something is deleted', () => {
  it('its dialog names what points to it, and leads there', async () => {
    const target = await makePage('To be missed')
    const from = await makePage('Misses it', linkTo(target))
    await open(`pages/${target}`)
    await page.locator('.doc-controls__dots').click()
    await page.locator('#action-delete').click()
    expect(await named()).toEqual(['Misses it'])
    expect(await dialog().locator('.backlinks a').getAttribute('href')).toBe(`/admin/collections/pages/${from}`)
    await keepBoth('trash-dialog', '.confirmation-modal')
    await page.locator('#confirm-action').click()
    await page.waitForURL(/\/admin\/collections\/pages(\?|$)/)
  })

  it('its dialog in the trash names what still points to it', async () => {
    const target = await makePage('Missed already')
    await makePage('Still misses it', linkTo(target))
    await putIntoTrash('pages', target)
    await open(`pages/trash/${target}`)
    await page.locator('#action-permanently-delete').click()
    expect(await named()).toEqual(['Still misses it'])
    await cancel()
  })

  it('its dialog says so when nothing does', async () => {
    const target = await makePage('Not to be missed')
    await open(`pages/${target}`)
    await page.locator('.doc-controls__dots').click()
    await page.locator('#action-delete').click()
    await dialog().getByText('Nothing on this site links here or uses it.').waitFor()
    await cancel()
  })

  it('the dialog of a list names what points to those that are selected', async () => {
    const first = await makePage('Selected one')
    const second = await makePage('Selected two', linkTo(first))
    await makePage('Points to one', linkTo(first))
    await makePage('Points to two', linkTo(second))
    await list('pages?search=Selected')
    for (const id of [first, second]) {
      await page
        .locator('tr', { has: page.locator(`a[href*="/pages/${id}"]`) })
        .getByRole('checkbox')
        .check()
    }
    await page.locator('.delete-documents__toggle').first().click()
    expect([...(await named())].sort()).toEqual(['Points to one', 'Points to two'])
    await saveScreenshot(page, 'admin/trash-list-dialog-1440.png')
    await page.setViewportSize(PHONE)
    // The list draws the dialog of a phone in its place.
    await expect.poll(named).toHaveLength(2)
    await saveScreenshot(page, 'admin/trash-list-dialog-390.png')
    await cancel()
  })
})

describe('the list of the trash', () => {
  it('offers no templates, which make new documents', async () => {
    await putIntoTrash('pages', await makePage('Lies there'))
    await list('pages')
    await page.locator('.template-cards').waitFor()
    await list('pages/trash')
    await page.locator('.collection-list .table').waitFor()
    expect(await page.locator('.template-cards').count()).toBe(0)
    await saveScreenshot(page, 'admin/trash-list-1440.png')
  })

  it('shows images to editors that visitors are refused', async () => {
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    const answer = await page.request.post(`${site.url}/api/media`, {
      multipart: {
        file: { name: 'lies-in-the-trash.png', mimeType: 'image/png', buffer: await image.png().toBuffer() },
        _payload: JSON.stringify({ alt: 'Red' }),
      },
    })
    const { id, filename } = (await answer.json()).doc
    await putIntoTrash('media', id)
    await list('media/trash')
    const thumbnail = page.locator('tr', { hasText: filename }).locator('img')
    await thumbnail.waitFor()
    await expect.poll(() => isDrawn(thumbnail)).toBe(true)
    await saveScreenshot(page, 'admin/trash-media-1440.png')
    await open(`media/trash/${id}`)
    const large = page.locator('.file-details img, .file-field img').first()
    await large.waitFor()
    await expect.poll(() => isDrawn(large)).toBe(true)
    await saveScreenshot(page, 'admin/trash-medium-1440.png')
    for (const path of [`/media/${filename}`, `/api/media/file/${filename}`]) {
      expect((await fetch(site.url + path)).ok).toBe(false)
    }
  })
})

describe('a document in another language than the default one', () => {
  const notice = () => page.locator('.language-notice')

  it('says which is edited, and leads to the default one', async () => {
    const id = await makePage('In two languages')
    await list('pages?locale=de')
    await page.locator('.collection-list .table').waitFor()
    await open(`pages/${id}`)
    await expect.poll(() => notice().textContent()).toBe('You are editing the German version. Edit the English version')
    await keepBoth('language-notice', '.language-notice')
    await page.setViewportSize(WIDE)
    await notice().getByRole('link').click()
    await expect.poll(() => page.locator('#field-title').inputValue()).toBe('In two languages')
    expect(await notice().count()).toBe(0)
  })

  it('says so in settings', async () => {
    await openForm(page, `${site.url}/admin/globals/footer?locale=he`)
    await expect.poll(() => notice().textContent()).toContain('You are editing the Hebrew version.')
    await openForm(page, `${site.url}/admin/globals/footer?locale=en`)
    await page.locator('.doc-header__title').waitFor()
    expect(await notice().count()).toBe(0)
  })
})

it('the second factor stands apart from the fields of an account', async () => {
  await openForm(page, `${site.url}/admin/account`)
  const heading = page.getByRole('heading', { name: 'Second factor' })
  await heading.waitFor()
  const role = await page.locator('#field-role').boundingBox()
  const below = await heading.boundingBox()
  expect((below?.y ?? 0) - (role?.y ?? 0) - (role?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await saveScreenshot(page, 'admin/account-1440.png')
})
