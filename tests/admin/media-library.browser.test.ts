import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm, openList } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { settled } from '../support/browser.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

const WIDE = { width: 1440, height: 1000 }

/** A folder that no other test has. */
const OWN = `Test ${randomUUID().slice(0, 8)}`

let admin: OpenAdmin
let site: OpenAdmin['site']
let page: Page

beforeAll(async () => {
  // A refused upload is complained of by the browser, too.
  admin = await openAdmin({ expectedErrors: [/status of 4\d\d/] })
  ;({ site, page } = admin)
})

afterAll(() => admin.close())

beforeEach(() => page.setViewportSize(WIDE))

const pixels = async (background: string, width = 900, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

const imageFile = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await pixels(background),
})

const open = async (where: Readonly<Record<string, string>>) => {
  const conditions = Object.entries(where).map(([test, value], index) => `where[or][0][and][${index}]${test}=${value}`)
  await openList(page, `${site.url}/admin/collections/media?${conditions.join('&')}`)
}

const openOwn = (folder = OWN) => open({ '[folder][equals]': folder })

/** Names of the files that are shown. */
const shown = () => page.locator('.media-file__name').allTextContents()

const field = (name: string | RegExp) => page.getByRole('textbox', { name })

const filter = (name: string) => page.getByRole('combobox', { name, exact: true })

async function upload(data: object, [name, background]: readonly [string, string]): Promise<number> {
  const answer = await page.request.post(`${site.url}/api/media`, {
    multipart: { file: await imageFile(name, background), _payload: JSON.stringify({ folder: OWN, ...data }) },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).doc.id
}

const stored = async (id: number): Promise<Record<string, unknown>> =>
  (await page.request.get(`${site.url}/api/media/${id}?depth=0`)).json()

/** Looks at the page in three widths and in the dark. */
async function keepAll(name: string): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
    await saveScreenshot(page, `admin/media-${name}-${width}.png`)
  }
  await settled(page)
  expect(await axeViolations(page, { within: '.media-library' })).toEqual([])
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await settled(page)
  await saveScreenshot(page, `admin/media-${name}-dark.png`)
  expect(await axeViolations(page, { within: '.media-library', colorsOnly: true })).toEqual([])
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
}

const row = (name: string): Locator => page.locator('.media-uploads__row', { hasText: name })

describe('many files at once', () => {
  it('are dropped, uploaded and described in a table; what is refused says why, and nothing is lost', async () => {
    await openOwn()
    await expect.poll(() => page.getByText('This folder is empty.').isVisible()).toBe(true)
    const files = [
      await imageFile('oven.png', '#a33'),
      await imageFile('door.png', '#3a3'),
      { name: 'not-an-image.png', mimeType: 'image/png', buffer: Buffer.from('alert(1)') },
      await imageFile('oven-again.png', '#a33'),
    ]
    const dropped = await page.evaluateHandle(
      (given) => {
        const transfer = new DataTransfer()
        for (const { name, type, bytes } of given) {
          transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
        }
        return transfer
      },
      files.slice(0, 3).map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
    )
    const library = page.locator('.media-library')
    await library.dispatchEvent('dragenter', { dataTransfer: dropped })
    await expect.poll(() => page.getByText(`Drop files to upload them to ${OWN}`).isVisible()).toBe(true)
    await library.dispatchEvent('drop', { dataTransfer: dropped })

    await field('Alternative text of door.png').fill('A green door.')
    await row('not-an-image.png').getByText('is nothing that a page can show or offer').waitFor()
    await expect.poll(() => page.locator('.media-uploads__summary').textContent()).toBe('2 of 3 uploaded')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Painted twice')
    await page.keyboard.press('Tab')
    await row('door.png').getByText('Saved').waitFor()
    await keepAll('uploads')

    await page.getByTestId('media-files').setInputFiles(files.slice(3))
    await row('oven-again.png').getByText('You already have this file: oven.png').waitFor()
    await row('oven-again.png').getByRole('button', { name: 'Upload anyway' }).click()
    await expect.poll(() => page.locator('.media-uploads__summary').textContent()).toBe('3 of 4 uploaded')
    await expect.poll(async () => (await shown()).sort()).toEqual(['door.png', 'oven-again.png', 'oven.png'])

    await page.getByRole('button', { name: 'Close' }).click()
    await openOwn()
    expect(await page.locator('.media-file', { hasText: 'door.png' }).getByText('No text').count()).toBe(0)
    expect(await page.locator('.media-file', { hasText: 'oven.png' }).getByText('No text').count()).toBe(1)
    await expect
      .poll(() =>
        page
          .locator('.media-file__frame img')
          .first()
          .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBe(480)
  })
})

describe('the list', () => {
  it('is searched, filtered and sorted, in its address', async () => {
    const inside = `${OWN}/Found`
    await upload({ folder: inside, alt: 'A quiet harbour.', tags: ['sea'] }, ['harbour.png', '#123'])
    const used = await upload({ folder: inside }, ['ferry.png', '#124'])
    const answer = await page.request.post(`${site.url}/api/pages`, {
      data: { title: 'Ferries', layout: [{ blockType: 'hero', heading: 'A', image: used }], _status: 'draft' },
    })
    expect(answer.status()).toBe(201)
    await openOwn(inside)
    await filter('Order').selectOption('By name')
    await expect.poll(shown).toEqual(['ferry.png', 'harbour.png'])
    await filter('Text').selectOption('Without text')
    await expect.poll(shown).toEqual(['ferry.png'])
    await filter('Text').selectOption('With or without text')
    await filter('Use').selectOption('Not used')
    await expect.poll(shown).toEqual(['harbour.png'])
    await filter('Use').selectOption('Used')
    await expect.poll(shown).toEqual(['ferry.png'])
    await filter('Type').selectOption('Videos')
    await page.getByText('Nothing matches.').waitFor()
    await openOwn(inside)
    await page.getByRole('searchbox', { name: 'Search media' }).fill('quiet')
    await expect.poll(shown).toEqual(['harbour.png'])
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => page.getByRole('searchbox', { name: 'Search media' }).inputValue()).toBe('')
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(2)
    await page.getByRole('button', { name: 'List' }).click()
    await keepAll('list')
    await page.getByRole('button', { name: 'Grid' }).click()
    await keepAll('grid')
  })

  it('is put in order with the keyboard: files are selected, moved and tagged', async () => {
    const from = `${OWN}/From`
    const ids = [
      await upload({ folder: from, tags: ['old'] }, ['one.png', '#201']),
      await upload({ folder: from }, ['two.png', '#202']),
      await upload({ folder: from }, ['three.png', '#203']),
    ]
    await openOwn(from)
    for (const name of ['one.png', 'two.png']) {
      const box = page.getByRole('checkbox', { name: `Select ${name}` })
      await box.focus()
      await page.keyboard.press('Space')
      await expect.poll(() => box.isChecked()).toBe(true)
    }
    await keepAll('selected')
    await page.getByRole('combobox', { name: 'Add tag' }).focus()
    await page.keyboard.type('stairs')
    await page.keyboard.press('Enter')
    await page.getByText('2 files tagged stairs.').waitFor()
    await expect.poll(async () => (await stored(ids[0] ?? 0)).tags).toEqual(['old', 'stairs'])
    // The list that is drawn anew has nothing selected.
    await page.getByRole('button', { name: 'stairs 2' }).waitFor()

    for (const name of ['one.png', 'two.png']) {
      const box = page.getByRole('checkbox', { name: `Select ${name}` })
      await box.focus()
      await page.keyboard.press('Space')
      await expect.poll(() => box.isChecked()).toBe(true)
    }
    await page.getByRole('combobox', { name: 'Move to folder' }).focus()
    await page.keyboard.type(`${OWN} / To`)
    await page.keyboard.press('Enter')
    await page.getByText(`2 files moved to ${OWN}/To.`).waitFor()
    await expect.poll(shown).toEqual(['three.png'])
    await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'To 2' }).press('Enter')
    await expect.poll(async () => (await shown()).sort()).toEqual(['one.png', 'two.png'])
  })

  it('opens a folder that is new, into which files go', async () => {
    await openOwn()
    await page.getByRole('button', { name: 'New folder' }).press('Enter')
    await page.keyboard.type('Fresh')
    await page.keyboard.press('Enter')
    await page.getByText('This folder is empty.').waitFor()
    await page.getByTestId('media-files').setInputFiles([await imageFile('fresh.png', '#301')])
    await expect.poll(shown).toEqual(['fresh.png'])
    expect((await page.request.get(`${site.url}/api/media/count?where[folder][equals]=${OWN}/Fresh`)).ok()).toBe(true)
  })
})

describe('a file', () => {
  it('says what uses it, and keeps its address when another takes its place', async () => {
    const id = await upload({ alt: 'A lamp.' }, ['lamp.png', '#401'])
    const answer = await page.request.post(`${site.url}/api/pages`, {
      data: {
        title: 'Lamps',
        slug: `lamps-${id}`,
        layout: [{ blockType: 'hero', heading: 'A', image: id }],
        _status: 'published',
      },
    })
    const { path } = (await answer.json()).doc
    const { filename } = await stored(id)
    await page.goto(`${site.url}/admin/collections/media/${id}`)
    await page.locator('.media-facts__uses').getByRole('link', { name: 'Lamps' }).waitFor()
    expect(await page.locator('.media-facts__address').textContent()).toBe(`/media/${filename}`)
    expect(await axeViolations(page, { within: '.media-facts' })).toEqual([])
    await saveScreenshot(page, 'admin/media-file-1440.png')
    const before = await (await page.request.get(`${site.url}${path}`)).text()

    await page.locator('.file-details__remove').click()
    await page
      .locator('.file-field__upload input[type=file]')
      .setInputFiles([{ name: 'IMG_4711.jpg', mimeType: 'image/jpeg', buffer: await pixels('#0c0', 1200, 'jpeg') }])
    await page.locator('#action-save').click()
    await expect.poll(async () => (await stored(id)).width).toBe(1200)
    expect((await stored(id)).filename).toBe(filename)
    const file = await page.request.get(`${site.url}/media/${filename}`)
    expect((await sharp(await file.body()).metadata()).width).toBe(1200)
    const after = await (await page.request.get(`${site.url}${path}`)).text()
    const versions = (html: string) => [...html.matchAll(/\/media\/lamp[^" ]*\?v=\w+/g)].map(([address]) => address)
    expect(versions(before).length).toBeGreaterThan(0)
    expect(versions(after)).not.toEqual(versions(before))
  })

  it('is chosen in a form, from the library or uploaded there', async () => {
    await upload({ alt: 'To be chosen.' }, ['chosen.png', '#501'])
    await openForm(page, `${site.url}/admin/globals/site`)
    const choose = page.getByRole('button', { name: 'Choose from existing' }).first()
    const remove = page.locator('.upload-relationship-details__removeButton, [class*=removeButton]').first()
    if ((await choose.count()) === 0) await remove.click()
    await choose.click()
    const drawer = page.locator('.list-drawer')
    await drawer.getByRole('searchbox', { name: 'Search media' }).fill('chosen')
    await expect.poll(() => drawer.locator('.media-file__name').allTextContents()).toEqual(['chosen.png'])
    await saveScreenshot(page, 'admin/media-drawer-1440.png')
    expect(await axeViolations(page, { within: '.media-library' })).toEqual([])
    await drawer.getByTestId('media-files').setInputFiles([await imageFile('mark.png', '#502')])
    await drawer.locator('.media-uploads__row', { hasText: 'mark.png' }).getByText('Uploaded').waitFor()
    await drawer.getByRole('button', { name: 'Choose chosen.png' }).click()
    await drawer.waitFor({ state: 'detached' })
    await page.getByText('chosen.png').first().waitFor()
  })
})
