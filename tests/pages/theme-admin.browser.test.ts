import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnAdmin, openForm, openOwnAdmin } from '../support/admin.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { until } from '../support/until.ts'

/** Of this file alone: it saves another design. */
let admin: OwnAdmin
let site: OwnAdmin['site']
let page: Page

beforeAll(async () => {
  // The colour that is refused.
  admin = await openOwnAdmin({ expectedErrors: [/400/] })
  ;({ site, page } = admin)
  await openForm(page, `${site.url}/admin/globals/theme`)
})

afterAll(() => admin.close())

describe('the theme in the admin', () => {
  const light = () => page.getByRole('region', { name: 'Contrast, light' })
  const accent = () => page.getByRole('textbox', { name: 'Accent', exact: true }).first()

  it('shows the designs as images, one of them chosen', async () => {
    await page.getByRole('radio', { name: /^Warm/ }).waitFor()
    expect(await page.getByRole('radio', { name: /^Warm/ }).isChecked()).toBe(true)
    expect(await page.getByRole('radio').count()).toBe(5)
    await light().waitFor()
    await saveScreenshot(page, `admin/theme.png`, { fullPage: true })
  })

  it('says that everything can be read, until a colour cannot', async () => {
    await light().getByText('Everything can be read.').waitFor()
    await accent().fill('#ffee00')
    await light().getByText('One colour is too faint, and is shown stronger.').waitFor()
    await light().getByText('1.0 : 1 is too faint, 4.5 : 1 is needed.').waitFor()
    await saveScreenshot(page, `admin/theme-faint.png`, { fullPage: true })
    await accent().fill('#00507a')
    await light().getByText('Everything can be read.').waitFor()
  })

  it('measures against the design that is chosen, saved or not', async () => {
    const ground = () =>
      light()
        .locator('.contrast-check__sample')
        .first()
        .evaluate((e) => getComputedStyle(e).backgroundColor)
    expect(await ground()).toBe('rgb(244, 240, 232)')
    await page.getByRole('radio', { name: /^Crisp/ }).check()
    await expect.poll(ground).toBe('rgb(255, 255, 255)')
  })

  it('refuses what is no colour, in words', async () => {
    await accent().fill('blue')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Give a colour as # and six digits').first().waitFor()
    await accent().fill('#00507a')
  })

  it('brings the design and the colour to the site when it is saved', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await until('the site to change', async () => {
      const html = await (await fetch(site.url)).text()
      return html.includes('light-dark(#00507a,') && html.includes('Bricolage Grotesque')
    })
  })

  it('goes back to the colour of the design on demand', async () => {
    await page.getByRole('button', { name: 'As designed: Accent' }).first().click()
    await expect.poll(() => accent().inputValue()).toBe('')
    expect(await accent().getAttribute('placeholder')).toBe('#1f3fe0')
  })

  it('keeps the refusal when an answer comes that was asked for before it', async () => {
    await openForm(page, `${site.url}/admin/globals/theme`)
    const error = page.getByText('Give a colour as # and six digits').first()
    const asking = await holdRequests(page, /\/admin\/globals\/theme$/)
    await accent().fill('blue')
    await asking.begun
    await page.getByRole('button', { name: 'Save' }).click()
    await error.waitFor()
    await asking.end()
    await error.waitFor()
    expect(await accent().inputValue()).toBe('blue')

    await accent().fill('#00507a')
    await expect.poll(() => error.isVisible()).toBe(false)
  })
})
