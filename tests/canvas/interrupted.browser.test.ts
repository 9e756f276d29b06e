import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnAdmin, openOwnAdmin } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { createDraft, idOf, notice, onCanvas, openCanvas, storedShape } from './on-canvas.ts'

let admin: OwnAdmin
let page: Page
let id: number

beforeAll(async () => {
  // What is asked while nothing answers or nobody is signed in fails, and the browser says so.
  const expectedErrors = [
    /Failed to (?:load resource|fetch)|An unexpected response was received|Unauthorized/,
    /Error submitting form/,
  ]
  admin = await openOwnAdmin({ expectedErrors })
  ;({ page } = admin)
  id = await createDraft(page, 'Interrupted', [notice('First', idOf('1')), notice('Second', idOf('2'))])
  await openCanvas(page, admin.site.url, id)
})

afterAll(() => admin.close())

const { tool, item, canvas } = onCanvas(() => page)
const stored = () => storedShape(page, id)
const lines = () => canvas().getByRole('treeitem').allTextContents()
const titled = (...titles: string[]) => titles.map((title) => `Notice “${title}”`)
const notices = () => page.locator('.waiting-saves')
const answer = (name: string) => notices().getByRole('button', { name, exact: true })

/** Changes the draft as a colleague does, by the API. */
function changeElsewhere(data: object): Promise<unknown> {
  return page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answered = await fetch(`${address}`, { method: 'PATCH', headers, body: `${body}` })
      if (!answered.ok) throw new Error(await answered.text())
    },
    [`/api/pages/${id}?draft=true`, JSON.stringify(data)],
  )
}

const storedTitle = () =>
  page.evaluate(async (pageId) => (await (await fetch(`/api/pages/${pageId}?draft=true&depth=0`)).json()).title, id)

const versionTitles = () =>
  page.evaluate(async (pageId) => {
    const answered = await fetch(`/api/pages/versions?where[parent][equals]=${pageId}&depth=0`)
    const { docs } = await answered.json()
    return docs.map(({ version }: { version: { title: string } }) => version.title)
  }, id)

describe('an editor who loses the connection', () => {
  it('keeps every change, and it is stored once that is back', async () => {
    await page.context().setOffline(true)
    await item('First').click()
    await tool('Move down').click()
    await item('First').click()
    await tool('Duplicate').click()
    await expect.poll(lines).toEqual(titled('Second', 'First', 'First'))
    await expect.poll(() => notices().textContent()).toContain('The site does not answer')
    await page.context().setOffline(false)
    await expect.poll(stored).toEqual(['Second', 'First', 'First'])
    await expect.poll(() => notices().textContent()).toBe('')
  })
})

describe('an editor who is signed out', () => {
  it('keeps every change, and it is stored once they have signed in again', async () => {
    await page.request.post(`${admin.site.url}/api/users/logout`)
    await item('Second').click()
    await tool('Duplicate').click()
    await expect.poll(() => notices().textContent()).toContain('You are signed out')
    await tool('Move down').click()
    await expect.poll(lines).toEqual(titled('Second', 'First', 'Second', 'First'))
    await saveScreenshot(page, 'canvas-signed-out.png')
    expect(await axeViolations(page, { within: '.waiting-saves' })).toEqual([])
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      notices().getByRole('link', { name: 'Sign in' }).click(),
    ])
    await tab.getByLabel('Email').fill(admin.account.email)
    await tab.getByLabel('Password').fill(admin.account.password)
    await tab.getByRole('button', { name: 'Login' }).click()
    await tab.waitForURL(/\/admin\/?$/)
    await tab.close()
    await page.bringToFront()
    await answer('Save now').click()
    await expect.poll(stored).toEqual(['Second', 'First', 'Second', 'First'])
    await expect.poll(() => notices().textContent()).toBe('')
    expect(await lines()).toEqual(titled('Second', 'First', 'Second', 'First'))
  })
})

describe('an editor whose draft a colleague has changed', () => {
  it('keeps every change, is told, and saves it in place of the other, which stays among the versions', async () => {
    await changeElsewhere({ title: 'Renamed' })
    await item('First').first().click()
    await tool('Delete').click()
    await expect.poll(() => notices().textContent()).toContain('Somebody else has changed this document')
    await saveScreenshot(page, 'canvas-changed-elsewhere.png')
    await tool('Undo').click()
    await tool('Redo').click()
    expect(await storedTitle()).toBe('Renamed')
    expect(await stored()).toEqual(['Second', 'First', 'Second', 'First'])
    await answer('Save mine in place of them').click()
    await expect.poll(stored).toEqual(['Second', 'Second', 'First'])
    expect(await storedTitle()).toBe('Interrupted')
    await expect.poll(() => notices().textContent()).toBe('')
    expect(await versionTitles()).toContain('Renamed')
  })

  it('is refused by the API when it names an older version, and taken when it names the newest', async () => {
    const answers = await page.evaluate(async (pageId) => {
      const read = async () => (await fetch(`/api/pages/${pageId}?draft=true&depth=0`)).json()
      const save = async (version: string) => {
        const headers = { 'content-type': 'application/json', 'if-match': `"${version}"` }
        const answered = await fetch(`/api/pages/${pageId}?draft=true`, { method: 'PATCH', headers, body: '{}' })
        return answered.status
      }
      const { createdAt } = await read()
      return [await save(createdAt), await save((await read()).updatedAt)]
    }, id)
    expect(answers).toEqual([412, 200])
  })

  it('can take its changes back afterwards, once it is based on the newest version', async () => {
    await tool('Undo').click()
    await answer('Save mine in place of them').click()
    await expect.poll(stored).toEqual(['Second', 'First', 'Second', 'First'])
    await expect.poll(() => notices().textContent()).toBe('')
  })

  it('is not asked after publishing one language', async () => {
    const published = await page.evaluate(async (pageId) => {
      const body = new FormData()
      body.append('_payload', JSON.stringify({ _status: 'published' }))
      const address = `/api/pages/${pageId}?locale=en&publishSpecificLocale=en`
      return (await fetch(address, { method: 'PATCH', body })).status
    }, id)
    expect(published).toBe(200)
    await item('First').first().click()
    await tool('Move up').click()
    await expect.poll(stored).toEqual(['First', 'Second', 'Second', 'First'])
    expect(await notices().textContent()).toBe('')
    await tool('Undo').click()
    await expect.poll(stored).toEqual(['Second', 'First', 'Second', 'First'])
  })

  it('opens what the other has made, when they choose so', async () => {
    await changeElsewhere({ title: 'Renamed again' })
    await item('First').first().click()
    await tool('Delete').click()
    await answer('Give up mine and open theirs').click()
    await expect.poll(() => page.locator('#field-title').inputValue()).toBe('Renamed again')
    await expect.poll(lines).toEqual(titled('Second', 'First', 'Second', 'First'))
    expect(await stored()).toEqual(['Second', 'First', 'Second', 'First'])
  })
})

describe('an editor at work while the site restarts', () => {
  it('keeps every change, and it is stored once the site answers', async () => {
    await page.locator('form[data-form-ready="true"]').first().waitFor()
    await page.frameLocator('#live-preview-iframe').locator('vitrine-canvas').waitFor({ state: 'attached' })
    await admin.site.terminate()
    await item('First').first().click()
    await tool('Duplicate').click()
    await expect.poll(() => notices().textContent()).toContain('The site does not answer')
    await admin.site.restart()
    await tool('Move up').click()
    await expect.poll(stored).toEqual(['Second', 'First', 'First', 'Second', 'First'])
    await expect.poll(() => notices().textContent()).toBe('')
    expect(await lines()).toEqual(titled('Second', 'First', 'First', 'Second', 'First'))
  })
})
