import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { createDraft, idOf, notice, onCanvas, openCanvas, storedShape } from './on-canvas.ts'
import { link, paragraph, text, words } from './rich-value.ts'

let admin: OpenAdmin
let page: Page
let id: number

const [third, fourth] = [notice('Third', idOf('3')), notice('Fourth', idOf('4'))]
const PUBLISHED = [notice('First', idOf('1')), notice('Second', idOf('2')), third, fourth]
const DRAFT = [fourth, notice('First, changed', idOf('1')), third, notice('New', idOf('5'))]

beforeAll(async () => {
  // Axe looks into the drawn pages as well, which run no script; and a link is asked for that leads nowhere.
  admin = await openAdmin({
    expectedErrors: [/^Blocked script execution in .*\/empty/, /404 \(Not Found\) \/nothing-there\/$/],
  })
  ;({ page } = admin)
  id = await createDraft(page, 'Compared', PUBLISHED)
  await save(PUBLISHED, 'published')
  await save(DRAFT, 'draft')
  await openCanvas(page, admin.site.url, id)
})

afterAll(() => admin.close())

const { preview, tool, item, selectedItem } = onCanvas(() => page)
const comparison = () => page.getByRole('dialog', { name: 'Compare with an earlier state' })
const differing = () => comparison().getByRole('region', { name: 'Blocks that differ' })
const inside = (name: 'Earlier' | 'Draft') => comparison().frameLocator(`iframe[title="${name}"]`)
const stored = () => storedShape(page, id)

/** Saves the page as its editor would: published, or as a draft above that. */
async function save(layout: readonly unknown[], _status: 'draft' | 'published'): Promise<void> {
  const saved = await page.evaluate(
    async ({ pageId, data }) => {
      const address = `/api/pages/${pageId}?depth=0${data._status === 'draft' ? '&draft=true' : ''}`
      const headers = { 'content-type': 'application/json' }
      return (await fetch(address, { method: 'PATCH', headers, body: JSON.stringify(data) })).ok
    },
    { pageId: id, data: { layout, _status } },
  )
  expect(saved).toBe(true)
}

/** Uploads a picture without a text. @returns Its name in the library. */
function uploadImage(): Promise<string> {
  return page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 })
    canvas.getContext('2d')?.fillRect(0, 0, 300, 200)
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done))
    const data = new FormData()
    data.append('file', file ?? new Blob(), `chair-${crypto.randomUUID()}.png`)
    return (await (await fetch('/api/media?depth=0', { method: 'POST', body: data })).json()).doc.filename
  })
}

async function imageOf(filename: string): Promise<{ readonly id: number; readonly alt: string }> {
  return page.evaluate(
    async (name) => (await (await fetch(`/api/media?depth=0&where[filename][equals]=${name}`)).json()).docs[0],
    filename,
  )
}

const idOfImage = async (filename: string) => (await imageOf(filename)).id
const altOf = async (filename: string) => (await imageOf(filename)).alt

/** A window in which an author has signed in. */
async function openAuthor(): Promise<{ readonly page: Page; close(): Promise<void> }> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: admin.site.owner.password }
  await page.evaluate(
    async (data) =>
      fetch('/api/users', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      }),
    { ...account, name: 'Bo Author', role: 'author' },
  )
  const opened = await openPage(admin.browser, { viewport: { width: 1440, height: 1000 } })
  const answer = await opened.page.request.post(`${admin.site.url}/api/users/login`, { data: account })
  expect(answer.ok()).toBe(true)
  return opened
}

/** Titles of notices as a side of the comparison draws them. */
const drawn = (name: 'Earlier' | 'Draft') => inside(name).locator('main .alert__title').allTextContents()

describe('the draft beside what visitors see', () => {
  it('is summed up next to the button that publishes', async () => {
    const summary = page.getByRole('button', { name: /What will change/ })
    await expect.poll(() => summary.getAttribute('aria-label')).toContain('1 changed, 1 moved, 1 added, 1 removed')
  })

  it('is drawn side by side, with the blocks that differ by what has become of them', async () => {
    await tool('Compare with an earlier state').click()
    await expect.poll(() => drawn('Earlier')).toEqual(['First', 'Second', 'Third', 'Fourth'])
    await expect.poll(() => drawn('Draft')).toEqual(['Fourth', 'First, changed', 'Third', 'New'])
    const lines = differing().getByRole('listitem')
    await expect
      .poll(async () => (await lines.allTextContents()).map((line) => line.replace(/(Restore|Take out)$/, '')))
      .toEqual([
        'Notice “Fourth”Moved',
        'Notice “First, changed”Changed',
        'Notice “Second”Removed',
        'Notice “New”Added',
      ])
    await saveScreenshot(page, 'canvas/compare.png')
    expect(await axeViolations(page, { within: '.compare' })).toEqual([])
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => comparison().evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
      await saveScreenshot(page, `canvas/compare-${width}.png`)
    }
    await page.setViewportSize({ width: 1440, height: 1000 })
  })

  it('shows a block in both when it is chosen, with a line around it', async () => {
    await differing()
      .getByRole('button', { name: /^Notice “First, changed”/ })
      .press('Enter')
    for (const name of ['Earlier', 'Draft'] as const) {
      const block = inside(name).locator(`[data-block="${idOf('1')}"]`)
      await expect.poll(() => block.getAttribute('style')).toContain('solid')
    }
  })

  it('gets single blocks back, and lets them be taken out', async () => {
    await differing().getByRole('button', { name: 'Restore: Notice “Second”' }).press('Enter')
    await expect.poll(() => drawn('Draft')).toEqual(['Fourth', 'First, changed', 'Second', 'Third', 'New'])
    await differing().getByRole('button', { name: 'Take out: Notice “New”' }).press('Enter')
    await expect.poll(stored).toEqual(['Fourth', 'First, changed', 'Second', 'Third'])
    await expect.poll(() => differing().getByRole('status').textContent()).toContain('Restored into the draft')
  })

  it('gets all blocks back, and visitors have seen the same all the time', async () => {
    await differing().getByRole('button', { name: 'Restore all blocks' }).press('Enter')
    await expect.poll(stored).toEqual(['First', 'Second', 'Third', 'Fourth'])
    await expect.poll(() => differing().getByRole('status').textContent()).toBeTruthy()
    await expect.poll(() => differing().getByRole('listitem').count()).toBe(0)
    const seen = await page.evaluate(
      async (pageId) => (await (await fetch(`/api/pages/${pageId}?depth=0`)).json())._status,
      id,
    )
    expect(seen).toBe('published')
    await page.keyboard.press('Escape')
    await comparison().waitFor({ state: 'detached' })
  })

  it('is brought back as it was by undo', async () => {
    await tool('Undo').click()
    await expect.poll(stored).toEqual(['Fourth', 'First, changed', 'Second', 'Third'])
  })
})

describe('findings beside the canvas', () => {
  const findings = () => page.getByRole('region', { name: 'Findings' })
  let image: string

  beforeAll(async () => {
    image = await uploadImage()
    // The form that is open is left first: what it saves would take the place of what is saved here.
    await page.goto(`${admin.site.url}/admin`)
    const others = [
      { blockType: 'image', id: idOf('7'), image: await idOfImage(image) },
      { blockType: 'heading', id: idOf('8'), text: 'Too deep', level: '4' },
      {
        blockType: 'buttonGroup',
        id: idOf('9'),
        buttons: [{ id: idOf('a'), link: { type: 'url', url: '/nothing-there/', label: 'Lost' } }],
      },
      {
        blockType: 'section',
        id: idOf('b'),
        surface: 'ink',
        blocks: [{ blockType: 'heading', id: idOf('c'), text: 'Faint words', level: '3' }],
      },
      {
        blockType: 'richText',
        id: idOf('d'),
        content: text(paragraph(link('/', 'Home'), words(' or '), link('/nothing-there/', 'Astray'))),
      },
    ]
    // The theme has no colours that are hard to read; a stylesheet of the site's own may.
    await page.route(/\/assets\/[^/]+\.css/, async (route) => {
      // A connection that rested may be closed by the site at that moment.
      const response = await route.fetch({ maxRetries: 1 })
      await route.fulfill({ response, body: `${await response.text()}.section h3{color:#444}` })
    })
    await save([...PUBLISHED, ...others], 'draft')
    await openCanvas(page, admin.site.url, id)
  })

  it('are asked for, and say what the page weighs', async () => {
    await findings().getByRole('button', { name: 'Check the page' }).press('Enter')
    await expect.poll(() => findings().getByRole('status').textContent()).toMatch(/It weighs [1-9]\d* KB of 1\.5 MB/)
    await expect.poll(() => findings().textContent()).toContain('words on this page')
    await saveScreenshot(page, 'canvas/findings.png')
    expect(await axeViolations(page, { within: '.page-checklist' })).toEqual([])
  })

  it('lead to the block', async () => {
    await findings()
      .getByRole('button', { name: `Show ${image}` })
      .press('Enter')
    await expect.poll(() => selectedItem().getAttribute('data-id')).toBe(idOf('7'))
  })

  it('are mended where they are named: the text of a picture', async () => {
    await findings()
      .getByLabel(/^What .* shows$/)
      .fill('A chair by the window')
    await page.keyboard.press('Enter')
    await expect.poll(() => findings().textContent()).not.toContain('Images without alternative text')
    await expect.poll(() => altOf(image)).toBe('A chair by the window')
  })
})

describe('findings are mended by a press', () => {
  const findings = () => page.getByRole('region', { name: 'Findings' })
  const block = (digit: string) => preview().locator(`[data-block="${idOf(digit)}"]`)

  it('a heading gets the level that fits', async () => {
    await expect.poll(() => block('8').locator('h4').count()).toBe(1)
    await findings()
      .getByRole('button', { name: /^Make Too deep level [23]$/ })
      .press('Enter')
    await expect.poll(() => block('8').locator('h2, h3').count()).toBe(1)
    await expect.poll(() => findings().textContent()).not.toContain('Too deep')
  })

  it('a text that is hard to read gets another background', async () => {
    const ground = () => block('b').locator('.surface').getAttribute('data-surface')
    await expect.poll(ground).toBe('ink')
    await findings().getByRole('button', { name: 'Make Faint words readable' }).press('Enter')
    await expect.poll(ground).toBe('paper')
    await expect.poll(() => findings().textContent()).not.toContain('Hard to read')
  })

  it('a link that leads nowhere opens its form', async () => {
    await findings().getByRole('button', { name: 'Change where Lost leads' }).press('Enter')
    const form = preview().getByRole('form', { name: 'Link' })
    await form.getByLabel('Address, or words of a page').fill('/contact/')
    await page.keyboard.press('Enter')
    await expect.poll(() => block('9').getByRole('link').getAttribute('href')).toBe('/contact/')
    await expect.poll(() => findings().textContent()).not.toContain('Lost')
  })

  it('a link in a text with paragraphs opens its form in the text', async () => {
    await findings().getByRole('button', { name: 'Change where Astray leads' }).press('Enter')
    const address = preview().getByRole('form', { name: 'Link' }).getByLabel('Address, or words of a page')
    await expect.poll(() => address.inputValue()).toBe('/nothing-there/')
    await address.fill('/contact/')
    await page.keyboard.press('Enter')
    await preview().locator('[data-typed-rich]').press('Escape')
    await expect.poll(() => block('d').getByRole('link', { name: 'Astray' }).getAttribute('href')).toBe('/contact/')
    await expect.poll(() => findings().textContent()).not.toContain('Astray')
  })
})

describe('notes on blocks', () => {
  const notes = () => page.getByRole('region', { name: 'Notes' })

  it('are written on the selected block, and lead to it', async () => {
    await item('Second').click()
    await notes().getByLabel('New note on Notice “Second”').fill('Is this still right?')
    await notes().getByRole('button', { name: 'Save note' }).press('Enter')
    await expect.poll(() => notes().getByRole('listitem').textContent()).toContain('Is this still right?')
    await expect
      .poll(() =>
        notes()
          .getByLabel(/New note/)
          .inputValue(),
      )
      .toBe('')
    await item('First').click()
    await notes().getByRole('button', { name: 'Notice “Second”' }).press('Enter')
    await expect.poll(() => selectedItem().getAttribute('data-id')).toBe(idOf('2'))
    await saveScreenshot(page, 'canvas/notes.png')
    expect(await axeViolations(page, { within: '.block-notes' })).toEqual([])
  })

  it('are resolved, and shown again when asked for', async () => {
    await notes().getByRole('button', { name: 'Resolve' }).press('Enter')
    await expect.poll(() => notes().getByRole('listitem').count()).toBe(0)
    await notes().getByLabel('Show resolved notes').check()
    await notes().getByRole('button', { name: 'Open again' }).press('Enter')
    await expect.poll(() => notes().getByRole('button', { name: 'Resolve' }).count()).toBe(1)
  })
})

describe('a review', () => {
  const publish = (window: Page) => window.locator('#action-save')

  it('is what authors ask for, who have no button to publish', async () => {
    const author = await openAuthor()
    await openForm(author.page, `${admin.site.url}/admin/collections/pages/${id}`)
    await author.page.getByRole('button', { name: 'Ready for review' }).press('Enter')
    await author.page.getByText('Waits for review').waitFor()
    expect(await publish(author.page).count()).toBe(0)
    await author.close()
  })

  it('is seen by who may publish, and sent back with words', async () => {
    await openForm(page, `${admin.site.url}/admin/collections/pages/${id}`)
    await page.getByText('Bo Author asks for a review').waitFor()
    expect(await publish(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Send back…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Send back' })
    await dialog.getByLabel('What is to be changed').fill('The title is too long.')
    await saveScreenshot(page, 'canvas/send-back.png')
    expect(await axeViolations(page, { within: '.review-dialog' })).toEqual([])
    await dialog.getByRole('button', { name: 'Send back' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByText('asks for a review').count()).toBe(0)
  })
})

describe('a version in the list of versions', () => {
  it('leads to its comparison', async () => {
    const version = await page.evaluate(async (pageId) => {
      const query = `where[parent][equals]=${pageId}&where[version._status][equals]=published&depth=0`
      return (await (await fetch(`/api/pages/versions?${query}`)).json()).docs[0].id
    }, id)
    await page.goto(`${admin.site.url}/admin/collections/pages/${id}/versions/${version}`)
    const link = page.getByRole('link', { name: 'Compare versions' })
    await link.waitFor()
    const address = await link.getAttribute('href')
    expect(address).toContain(`compare=${version}`)
    await openForm(page, `${admin.site.url}${address}`)
    await expect.poll(() => comparison().getByLabel('Compare with').inputValue()).toBe(String(version))
    await expect.poll(() => drawn('Earlier')).toEqual(['First', 'Second', 'Third', 'Fourth'])
  })
})

describe('the canvas of an editor who reads German', () => {
  it('is German, beside the page and on it, and says so of itself', async () => {
    await page.context().addCookies([{ name: 'payload-lng', value: 'de', url: admin.site.url }])
    await openCanvas(page, admin.site.url, id)
    const outline = page.getByRole('region', { name: 'Blöcke der Seite' })
    await outline.getByRole('treeitem', { name: 'First' }).click()
    const bar = preview().getByRole('toolbar', { name: 'Gewählter Block' })
    await bar.getByRole('button', { name: 'Nach unten', exact: true }).press('Enter')
    await expect
      .poll(() => outline.getByRole('status').textContent())
      .toMatch(/^Verschoben\. .+ ist 2 von \d+ auf der Seite\.$/)
    await expect.poll(() => preview().locator('vitrine-canvas').getAttribute('lang')).toBe('de')
    await saveScreenshot(page, 'canvas/german.png')
  })
})
