import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm, openList } from '../support/admin.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

/** Words of an English admin that German does without. */
const ENGLISH =
  /\b(?:Save|Publish|Unpublish|Add|Delete|Duplicate|Cancel|Settings|Create New|Edit|Undo|Redo|Title|Description|Close|Search|Messages|Posts|Images?|Heading|Columns|Loading|Health|Help)\b/

/** Texts that say what something is, not those that somebody has written. */
const LABELS = 'button, label, legend, summary, th, .sidebar__label, .sidebar__heading, h2.dashboard-card__title'

let admin: OpenAdmin

beforeAll(async () => {
  admin = await openAdmin()
})

afterAll(() => admin.close())

const screens = [
  { name: 'dashboard', open: () => admin.page.goto(`${admin.site.url}/admin`), ready: '.dashboard-page' },
  {
    name: 'list',
    open: () => openList(admin.page, `${admin.site.url}/admin/collections/pages`),
    ready: '.template-cards',
  },
  {
    name: 'form',
    open: () => openForm(admin.page, `${admin.site.url}/admin/collections/pages/1`),
    ready: '.doc-header',
  },
  { name: 'settings', open: () => openForm(admin.page, `${admin.site.url}/admin/globals/site`), ready: '.doc-header' },
  {
    name: 'messages',
    open: () => admin.page.goto(`${admin.site.url}/admin/collections/submissions`),
    ready: '.inbox-tabs__count:not(:empty)',
  },
] as const

describe('an editor who reads German', () => {
  it('chooses the language on the page of the account, and keeps it', async () => {
    const { page, site } = admin
    await openForm(page, `${site.url}/admin/account`)
    await page.locator('.payload-settings__language').getByRole('combobox').click()
    await page.getByRole('option', { name: 'Deutsch' }).click()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
    await page.reload()
    await page.getByText('Sprache', { exact: true }).first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  })

  it.each(screens)('reads no English on the screen “$name”, which fits a phone', async ({ name, open, ready }) => {
    const { page } = admin
    await page.setViewportSize({ width: 1440, height: 1000 })
    await open()
    await page.locator(ready).first().waitFor()
    const english = () =>
      page
        .locator(LABELS)
        .evaluateAll(
          (elements, pattern) =>
            elements.map(({ textContent }) => textContent ?? '').filter((text) => new RegExp(pattern).test(text)),
          ENGLISH.source,
        )
    await expect.poll(english).toEqual([])
    await saveScreenshot(page, `german/${name}-1440.png`)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
    await saveScreenshot(page, `german/${name}-390.png`, { fullPage: true })
  })

  it('reads how the site is doing', async () => {
    const { page, site } = admin
    await openForm(page, `${site.url}/admin/globals/health`)
    const findings = page.getByRole('region', { name: 'Zustand' }).getByRole('listitem')
    await findings.filter({ hasText: 'Es gibt noch kein Backup.' }).waitFor()
    await findings.filter({ hasText: 'Was veröffentlicht ist, wird gefunden.' }).waitFor()
  })
})
