import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

const TITLE = 'Where links lead'

let admin: OpenAdmin
let target: number
let menu: number

beforeAll(async () => {
  admin = await openAdmin()
  const { page, site } = admin
  const layout = [{ blockType: 'heading', text: 'The workshop', frame: { anchor: 'workshop' } }]
  const made = await page.request.post(`${site.url}/api/pages`, {
    data: { title: TITLE, layout, _status: 'published' },
  })
  expect(made.status()).toBe(201)
  target = (await made.json()).doc.id
  const items = [{ display: 'list', link: { type: 'url', url: '#' } }]
  const madeMenu = await page.request.post(`${site.url}/api/menus`, { data: { name: 'Links that are picked', items } })
  expect(madeMenu.status()).toBe(201)
  menu = (await madeMenu.json()).doc.id
  await openMenu(`${site.url}/admin/collections/menus/${menu}`)
})

afterAll(() => admin.close())

/** Opens the form of the menu, with its only entry unfolded. */
const openMenu = async (address: string) => {
  await openForm(admin.page, address)
  await admin.page.getByRole('button', { name: 'Show All' }).first().click()
  await field().waitFor()
}

const field = () => admin.page.getByRole('combobox', { name: 'Link to' }).first()
const choices = () => admin.page.getByRole('listbox', { name: 'Where the link can lead' })
const choice = (name: string | RegExp) => choices().getByRole('option', { name })
const about = () => admin.page.locator('.link-picker__about').first().textContent()
/** Reads where the only link of the menu leads. */
const stored = async () => {
  const { page, site } = admin
  const { items } = await (await page.request.get(`${site.url}/api/menus/${menu}?depth=0`)).json()
  const { type, page: leadsTo, url } = items[0].link
  return { type, page: leadsTo ?? null, url: url ?? null }
}

const save = () => admin.page.getByRole('button', { name: 'Save', exact: true })

/** Saves the form, and reads where its only link leads. */
const saved = async () => {
  const { page } = admin
  const answered = page.waitForResponse(
    (response) => response.url().includes('/api/menus') && /POST|PATCH/.test(response.request().method()),
  )
  await save().click()
  await answered
  return stored()
}

describe('the field of a link', () => {
  it('finds a page by a word of its title, by keyboard alone, and says where it stands', async () => {
    await field().fill('where links')
    await choice(/^Where links lead/)
      .first()
      .waitFor()
    await expect.poll(() => field().getAttribute('aria-activedescendant')).not.toBeNull()
    expect(await axeViolations(admin.page, { within: '.link-picker' })).toEqual([])
    await saveScreenshot(admin.page, 'admin/link-picker-1440.png')
    await field().press('Enter')
    await expect.poll(() => field().inputValue()).toBe(TITLE)
    expect(await about()).toBe('Page /where-links-lead/')
    expect(await choices().isVisible()).toBe(false)
    expect(await saved()).toEqual({ type: 'page', page: target, url: null })
  })

  it('knows the page again when the form is opened anew', async () => {
    await openMenu(admin.page.url())
    await expect.poll(() => field().inputValue()).toBe(TITLE)
  })

  it('finds the home page as Home, and sections of a page behind a hash', async () => {
    await field().fill('hom')
    await expect.poll(() => choices().getByRole('option').first().textContent()).toMatch(/^Home/)
    await field().fill('/where-links-lead/#')
    await choice(/workshop/).waitFor()
    await field().press('ArrowDown')
    await choice(/workshop/).click()
    await expect.poll(() => field().inputValue()).toBe(`${TITLE} › The workshop`)
    expect(await about()).toBe('Section of a page /where-links-lead/#workshop')
  })

  it('takes mail, telephone and web addresses as people write them', async () => {
    const written = [
      ['ada@example.com', 'Mail mailto:ada@example.com'],
      ['+49 (0)30 1234567', 'Telephone tel:+49301234567'],
      ['example.com/prices', 'Web address https://example.com/prices'],
    ] as const
    for (const [address, expected] of written) {
      await field().fill(address)
      await field().press('Enter')
      await expect.poll(about).toBe(expected)
    }
    expect(await saved()).toEqual({ type: 'url', page: null, url: 'https://example.com/prices' })
  })

  it('leaves the link as it was on Escape, and keeps words that lead nowhere, saying so', async () => {
    await field().fill('nothing like this')
    await field().press('Escape')
    expect(await field().inputValue()).toBe('https://example.com/prices')
    await field().fill('nothing like this')
    await field().press('Tab')
    await expect.poll(about).toMatch(/^“nothing like this” is no address/)
    expect(await field().inputValue()).toBe('nothing like this')
    expect(await field().getAttribute('aria-invalid')).toBe('true')
    expect(await save().isDisabled()).toBe(true)
    expect(await stored()).toEqual({ type: 'url', page: null, url: 'https://example.com/prices' })
  })

  it('is emptied by its cross', async () => {
    await admin.page.getByRole('button', { name: 'Remove the link' }).first().click()
    await expect.poll(() => field().inputValue()).toBe('')
    expect(await saved()).toEqual({ type: 'url', page: null, url: null })
  })

  it('is emptied while its document is being saved, though the answer brings what was stored', async () => {
    const { page } = admin
    await field().fill('example.com/hours')
    await field().press('Enter')
    await expect.poll(about).toBe('Web address https://example.com/hours')
    // The save of the test before may still wait for its state, which would be the one that is held.
    await expect.poll(() => save().isEnabled()).toBe(true)
    // Once it has stored a document, the form asks for its state, and puts that into its fields.
    const state = await holdRequests(page, new RegExp(`/admin/collections/menus/${menu}`))
    expect(await saved()).toMatchObject({ url: 'https://example.com/hours' })
    await state.begun
    await page.getByRole('button', { name: 'Remove the link' }).first().click()
    await expect.poll(() => field().inputValue()).toBe('')
    await state.end()
    // It counts as changed: otherwise the emptied field could not be saved.
    await expect.poll(() => save().isEnabled()).toBe(true)
    expect(await field().inputValue()).toBe('')
    expect(await saved()).toEqual({ type: 'url', page: null, url: null })
  })

  it.each([390, 820])('has its list in a window of %i px', async (width) => {
    const { page } = admin
    await page.setViewportSize({ width, height: 900 })
    await field().fill('where links')
    await choice(/^Where links lead/)
      .first()
      .waitFor()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0)
    await saveScreenshot(page, `admin/link-picker-${width}.png`)
    await field().press('Escape')
  })
})
