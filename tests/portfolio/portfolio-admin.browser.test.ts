import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm, openList } from '../support/admin.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { until } from '../support/until.ts'

let admin: OpenAdmin
let site: OpenAdmin['site']
let page: Page

beforeAll(async () => {
  admin = await openAdmin()
  ;({ site, page } = admin)
})

afterAll(() => admin.close())

describe('a project in the admin', () => {
  it('is written, published, and stands on the site', async () => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await openForm(page, `${site.url}/admin/collections/projects/create`)
    const title = page.getByRole('textbox', { name: /^Title/ }).first()
    await title.fill('A stair for a lighthouse')
    // The draft saved itself before it had a title, and its address follows.
    await expect.poll(() => page.getByLabel('Full address (URL)').inputValue()).toBe('/work/a-stair-for-a-lighthouse/')
    await saveScreenshot(page, `admin/project.png`, { fullPage: true })
    await page.getByRole('button', { name: 'Publish in English' }).click()
    await page.waitForURL(/collections\/projects\/\d+/)
    await until('the project on the site', async () => {
      const response = await fetch(`${site.url}/work/a-stair-for-a-lighthouse/`)
      return response.ok && (await response.text()).includes('A stair for a lighthouse')
    })
  })

  it('is put in its place in the list', async () => {
    await openList(page, `${site.url}/admin/collections/projects`)
    await page.getByRole('link', { name: 'A stair for a lighthouse' }).waitFor()
    await saveScreenshot(page, `admin/projects.png`)
  })
})

describe('comments in the admin', () => {
  it('stand in a list by their states', async () => {
    await openList(page, `${site.url}/admin/collections/comments`)
    await page.getByRole('heading', { name: /Comments/ }).waitFor()
    await page.getByRole('link', { name: 'Waiting', exact: true }).click()
    await page.getByRole('cell', { name: 'Is the oak oiled or soaped?' }).waitFor()
    expect(await page.getByRole('row').count()).toBe(2)
    await saveScreenshot(page, `admin/comments.png`)
  })
})
