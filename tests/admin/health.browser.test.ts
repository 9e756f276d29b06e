import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnAdmin, openForm, openOwnAdmin } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { settled } from '../support/browser.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

/** Of this file alone: it makes a backup, and others wait for a site without one. */
let admin: OwnAdmin

beforeAll(async () => {
  admin = await openOwnAdmin()
})

afterAll(() => admin.close())

describe('health and backups', () => {
  it('are no business of strangers, and backups begin from pages of this site alone', async () => {
    const { url } = admin.site
    expect((await fetch(`${url}/api/health`)).status).toBe(401)
    const post = (headers: Record<string, string>) => fetch(`${url}/api/backups/start`, { method: 'POST', headers })
    expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await post({ origin: url })).status).toBe(401)
  })

  it('tell an owner how the site is doing, and make a backup at the press of a button', async () => {
    const { page, site } = admin
    await openForm(page, `${site.url}/admin/globals/health`)
    const findings = page.getByRole('region', { name: 'Health' }).getByRole('listitem')
    await findings.filter({ hasText: 'There is no backup yet. No schedule is set: choose one below.' }).waitFor()
    await findings.filter({ hasText: 'No mail is sent' }).waitFor()
    await findings.filter({ hasText: 'What is published can be found.' }).waitFor()
    await settled(page)
    expect(await axeViolations(page, { within: '.health' })).toEqual([])
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 1000 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: `at ${width}` })
        .toBeLessThanOrEqual(0)
      await saveScreenshot(page, `health/health-${width}.png`, { fullPage: true })
    }
    await page.getByRole('button', { name: 'Back up now' }).click()
    await page.getByText('The backup has begun.').waitFor()
    await findings.filter({ hasText: 'The last good one was made on' }).filter({ hasNotText: 'being made' }).waitFor()
    const archives = await readdir(join(site.dataDir, 'backups'))
    expect(archives.filter((name) => name.endsWith('.tar.gz'))).toHaveLength(1)
  })
})
