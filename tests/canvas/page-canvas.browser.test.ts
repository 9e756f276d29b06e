import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AUTOSAVE_MS } from '../../packages/content/src/content/documents/versions.ts'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { AUTOSAVE, holdRequests } from '../support/hold-requests.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { createDraft, idOf, notice, onCanvas, openCanvas, storedShape } from './on-canvas.ts'

let admin: OpenAdmin
let page: Page
let id: number

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  id = await createPage()
  await openIt()
})

afterAll(() => admin.close())

const openIt = () => openCanvas(page, admin.site.url, id)

/** Milliseconds by which every second answer comes late. */
const LATE_MS = 400

/** Address at which a form asks what belongs to its fields. */
const QUESTION = /\/admin\/collections\/pages\/\d+$/

let asked = 0

/** True of what the form asks: to be saved, or what belongs to its fields. */
const isAsked = (url: URL) => url.searchParams.has('autosave') || url.pathname.startsWith('/admin/collections/pages/')

/** Keeps every second answer back, so that those to saves and to questions overtake each other. */
async function answerLate(route: Route): Promise<void> {
  if (route.request().method() === 'GET') return route.fallback()
  asked += 1
  const isLate = asked % 2 === 0
  const response = await route.fetch()
  if (isLate) await new Promise((resolve) => setTimeout(resolve, LATE_MS))
  await route.fulfill({ response })
}

async function createPage(): Promise<number> {
  const layout = [
    notice('First', idOf('1')),
    {
      blockType: 'section',
      id: idOf('2'),
      blocks: [
        notice('Inside', idOf('3')),
        {
          blockType: 'columns',
          id: idOf('4'),
          columns: [
            { id: idOf('5'), blocks: [notice('Left', idOf('6'))] },
            { id: idOf('7'), blocks: [notice('Right', idOf('8'))] },
          ],
        },
      ],
    },
    notice('Last', idOf('9')),
  ]
  return createDraft(page, 'Canvas', layout)
}

const { preview, drawn, canvas, tool, item, selectedItem, said, bar, palette, drawnOrder } = onCanvas(() => page)
const stored = () => storedShape(page, id)

/** Violations in the tools over the page, which axe finds within their frame. */
async function overlayViolations(): Promise<readonly string[]> {
  const found = await axeViolations(page, { within: '#live-preview-iframe' })
  return found.filter((violation) => /class="(?:bar|outline|parents|tag)|aria-label/.test(violation))
}

/** Kinds of blocks in the draft as it is stored, and what they stand in. */
async function kinds(): Promise<unknown> {
  return page.evaluate(async (pageId) => {
    const { layout } = await (await fetch(`/api/pages/${pageId}?draft=true&depth=0`)).json()
    interface Row {
      readonly blockType: string
      readonly blocks?: readonly Row[]
      readonly columns?: readonly { readonly blocks: readonly Row[] }[]
    }
    const shape = (rows: readonly Row[]): unknown[] =>
      rows.map(({ blockType, blocks, columns }) =>
        columns ? columns.flatMap((column) => shape(column.blocks)) : blocks ? shape(blocks) : blockType,
      )
    return shape(layout)
  }, id)
}

const START = ['First', ['Inside', [['Left'], ['Right']]], 'Last']

describe('a block is selected', () => {
  it('by a click on the page, which opens its row in the form', async () => {
    await drawn('Left').click()
    await expect.poll(() => selectedItem().textContent()).toContain('Left')
    await expect
      .poll(() => page.locator('#field-layout__1__blocks__1__columns__0__blocks__0__title').isVisible())
      .toBe(true)
    expect(await said().textContent()).toContain('1 of 1 in Columns “Left”, Column 1')
  })

  it('by the names of the blocks around it, above it on the page', async () => {
    await bar().getByRole('button', { name: 'Columns “Left”' }).click()
    await expect.poll(() => selectedItem().getAttribute('data-id')).toBe(idOf('4'))
  })

  it('by focus in the form, and is outlined on the page', async () => {
    await page.locator('#field-layout__0__title').focus()
    await expect.poll(() => selectedItem().textContent()).toContain('First')
    await expect
      .poll(async () => {
        const [line, block] = await Promise.all([
          preview().locator('.outline--selected').boundingBox(),
          preview()
            .locator(`[data-block="${idOf('1')}"]`)
            .boundingBox(),
        ])
        return line && block && Math.abs(line.y - block.y) + Math.abs(line.width - block.width)
      })
      .toBeLessThan(2)
  })

  it('is named when the pointer is over it', async () => {
    await drawn('Right').hover()
    await expect.poll(() => preview().locator('.outline--hover .tag').textContent()).toBe('Notice “Right”')
  })

  it('leaves links of the page where they are', async () => {
    await preview().locator('header a').first().click()
    expect(
      await preview()
        .locator('body')
        .evaluate(() => location.pathname),
    ).toBe(`/preview/pages/${id}`)
  })
})

describe('with the keyboard alone, in the outline', () => {
  it('arrows walk, and Alt and arrows move: the form and the page follow', async () => {
    await item('First').click()
    await item('First').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => said().textContent()).toBe('Moved. Notice “First” is 2 of 3 on the page.')
    await expect.poll(drawnOrder).toEqual(['Inside', 'Left', 'Right', 'First', 'Last'])
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => selectedItem().textContent()).toContain('Right')
    await page.keyboard.press('Escape')
    await expect.poll(() => selectedItem().getAttribute('data-id')).toBe(idOf('4'))
    await page.keyboard.press('Control+z')
    await expect.poll(drawnOrder).toEqual(['First', 'Inside', 'Left', 'Right', 'Last'])
  })

  it('a block goes into its neighbour and out again', async () => {
    await item('Last').click()
    await item('Last').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(stored).toEqual(['First', ['Inside', [['Left'], ['Right']], 'Last']])
    await page.keyboard.press('Alt+ArrowLeft')
    await expect.poll(stored).toEqual(START)
  })

  it('Move shows the places that a block can go to', async () => {
    await item('First').click()
    await item('First').focus()
    await page.keyboard.press('m')
    const places = canvas().getByRole('group', { name: 'Move Notice “First”' })
    expect(await places.getByRole('button').allTextContents()).toContain('At the end of Columns “Left”, Column 2')
    await places.getByRole('button', { name: 'At the end of Columns “Left”, Column 2' }).press('Enter')
    await expect.poll(stored).toEqual([['Inside', [['Left'], ['Right', 'First']]], 'Last'])
    await tool('Undo').click()
    await expect.poll(stored).toEqual(START)
    await tool('Redo').click()
    await expect.poll(stored).toEqual([['Inside', [['Left'], ['Right', 'First']]], 'Last'])
    await tool('Undo').click()
    await expect.poll(stored).toEqual(START)
  })

  it('a block that is deleted is gone at once: the next key finds what is there then', async () => {
    await item('First').click()
    const lines = await item('First').evaluate((line) => {
      const tree = line.closest('[role="tree"]')
      line.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true }))
      return [...(tree?.querySelectorAll('[role="treeitem"]') ?? [])].map(({ textContent }) => textContent)
    })
    expect(lines.filter((words) => words?.includes('First'))).toEqual([])
    await expect.poll(stored).toEqual(START.slice(1))
    await page.keyboard.press('Control+z')
    await expect.poll(stored).toEqual(START)
  })

  it('the focus stays in the outline when its block is deleted or gets another place', async () => {
    const focusedId = () => page.evaluate(() => document.activeElement?.getAttribute('data-id'))
    await item('First').click()
    await item('First').focus()
    await page.keyboard.press('Delete')
    await expect.poll(focusedId).toBe(idOf('2'))
    await page.keyboard.press('Control+z')
    await item('First').focus()
    await item('First').click()
    await page.keyboard.press('m')
    const place = canvas().getByRole('group', { name: 'Move Notice “First”' }).getByRole('listitem').first()
    await place.getByRole('button').press('Enter')
    await expect.poll(() => said().textContent()).toMatch(/^Moved\. Notice “First”/)
    await expect.poll(focusedId).toBe(idOf('1'))
    await page.keyboard.press('Control+z')
    await expect.poll(drawnOrder).toEqual(['First', 'Inside', 'Left', 'Right', 'Last'])
    await expect.poll(stored).toEqual(START)
  })

  it('a block gets a background: a section around it, whose fields open, in one step', async () => {
    await item('Last').click()
    await item('Last').press('Control+k')
    await page.keyboard.type('background')
    await palette().getByRole('button', { name: 'Selected block: Background…' }).press('Enter')
    await expect
      .poll(() => said().textContent())
      .toMatch(/^It has a background\. Section “Last” is 3 of 3 on the page\.$/)
    await expect.poll(stored).toEqual([...START.slice(0, 2), ['Last']])
    await expect.poll(() => page.locator('#field-layout__2__surface').isVisible()).toBe(true)
    await tool('Undo').click()
    await expect.poll(stored).toEqual(START)
  })

  it('a block in a column gets one, too: a panel around it', async () => {
    await item('Right').click()
    await tool('Background…').press('Enter')
    await expect.poll(() => said().textContent()).toMatch(/^It has a background\. Panel “Right” is /)
    await expect.poll(stored).toEqual(['First', ['Inside', [['Left'], [['Right']]]], 'Last'])
    await expect.poll(() => preview().locator('.columns .panel .alert').count()).toBe(1)
    await saveScreenshot(page, 'canvas/panel.png')
    await tool('Undo').click()
    await expect.poll(stored).toEqual(START)
  })

  it('Home and End go to the ends of the outline', async () => {
    await item('Section “Inside”').click()
    await item('Section “Inside”').press('End')
    await expect.poll(() => selectedItem().getAttribute('data-id')).toBe(idOf('9'))
    await item('Last').press('Home')
    await expect.poll(() => selectedItem().getAttribute('data-id')).toBe(idOf('1'))
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-id'))).toBe(idOf('1'))
  })

  it('blocks are found by their words', async () => {
    await canvas().getByRole('searchbox', { name: 'Find a block' }).fill('ri')
    await expect.poll(() => canvas().getByRole('treeitem').allTextContents()).toEqual(['Notice “Right”'])
    await canvas().getByRole('searchbox', { name: 'Find a block' }).fill('')
  })

  it('Enter leads to the first field of the block', async () => {
    await item('Right').click()
    await item('Right').press('Enter')
    const row = page.locator('#layout-1-blocks-1-columns-1-blocks-row-0')
    await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await expect.poll(() => row.locator('.collapsible__content :focus').count()).toBe(1)
  })
})

describe('on the page', () => {
  it('the toolbar duplicates, and steps back lead to the start', async () => {
    await drawn('Inside').click()
    await bar().getByRole('button', { name: 'Duplicate' }).click()
    await expect.poll(drawnOrder).toEqual(['First', 'Inside', 'Inside', 'Left', 'Right', 'Last'])
    await expect.poll(stored).toEqual(['First', ['Inside', 'Inside', [['Left'], ['Right']]], 'Last'])
    await bar().press('Control+z')
    await expect.poll(stored).toEqual(START)
  })

  it('the toolbar keeps the focus while the block moves', async () => {
    await drawn('First').click()
    await bar().getByRole('button', { name: 'Move down' }).press('Enter')
    await expect.poll(drawnOrder).toEqual(['Inside', 'Left', 'Right', 'First', 'Last'])
    await expect.poll(() => bar().locator(':focus').getAttribute('aria-label')).toBe('Move down')
    await bar().getByRole('button', { name: 'Move up' }).press('Enter')
    await expect.poll(stored).toEqual(START)
  })

  it('a block is copied and pasted elsewhere', async () => {
    await drawn('Left').click()
    await bar().getByRole('button', { name: 'Copy' }).click()
    await drawn('Last').click()
    await bar().getByRole('button', { name: 'Paste behind it' }).click()
    await expect.poll(stored).toEqual([...START, 'Left'])
    await bar().press('Delete')
    await expect.poll(stored).toEqual(START)
    expect(await said().textContent()).toMatch(/^Deleted\./)
  })

  it('a section is cut with all in it, and pasted', async () => {
    await drawn('Left').click()
    await bar()
      .getByRole('button', { name: /^Section/ })
      .click()
    await bar().press('Control+x')
    await expect.poll(stored).toEqual(['First', 'Last'])
    await expect.poll(() => selectedItem().textContent()).toContain('Last')
    await bar().press('Control+v')
    await expect.poll(stored).toEqual(['First', 'Last', ['Inside', [['Left'], ['Right']]]])
    await tool('Undo').click()
    await tool('Undo').click()
    await expect.poll(stored).toEqual(START)
  })

  it('what follows a click at once is meant for the block that was clicked', async () => {
    await drawn('First').click()
    await expect.poll(() => selectedItem().textContent()).toContain('First')
    await bar().getByRole('button', { name: 'Notice “First”' }).waitFor()
    await drawn('Last').evaluate((element) => {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true }))
    })
    await expect.poll(stored).toEqual(START.slice(0, 2))
    await tool('Undo').click()
    await expect.poll(stored).toEqual(START)
  })

  it('a block is hidden from visitors, and shown again', async () => {
    await drawn('Last').click()
    await bar().getByRole('button', { name: 'Hide' }).click()
    await expect.poll(() => item('Last').textContent()).toContain('Hidden')
    await tool('Show').click()
    await expect.poll(() => item('Last').textContent()).not.toContain('Hidden')
  })
})

describe('the palette', () => {
  it('adds a section behind the selected block, as one step', async () => {
    await drawn('Inside').click()
    await bar().press('/')
    await palette().getByRole('searchbox').fill('three offers')
    await palette().getByRole('button', { name: 'Three offers side by side' }).waitFor()
    await saveScreenshot(page, 'canvas/palette-sought.png')
    await palette().getByRole('searchbox').press('Enter')
    await expect.poll(() => said().textContent()).toMatch(/^Added\. Price table/)
    await expect.poll(() => preview().getByRole('heading', { name: 'What it costs' }).count()).toBe(1)
    await expect.poll(kinds).toEqual(['alert', ['alert', 'pricingTable', ['alert', 'alert']], 'alert'])
    await tool('Undo').click()
    await expect.poll(stored).toEqual(START)
  })

  it('draws blocks and sections in the theme of the site, and offers only what may stand there', async () => {
    await item('Notice “Left”').click()
    await item('Notice “Left”').press('Control+k')
    await palette().getByRole('button', { name: 'Four features with icons' }).waitFor()
    const look = palette().locator('li', { hasText: 'Four features with icons' }).locator('iframe')
    await expect.poll(() => look.contentFrame().getByText('Four things you get').count()).toBe(1)
    expect(await palette().getByRole('button', { name: 'Posts', exact: true }).count()).toBe(1)
    await saveScreenshot(page, 'canvas/palette.png')
    expect(await axeViolations(page, { within: '.page-palette' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => palette().count()).toBe(0)
  })

  it('has what was chosen lately first, and a new block has words to see', async () => {
    await tool('Add to the page').click()
    await expect.poll(() => palette().getByRole('heading').first().textContent()).toBe('Recent')
    await palette().getByRole('searchbox').fill('Timeline')
    await palette().getByRole('button', { name: 'Timeline, steps' }).click()
    await expect.poll(() => preview().getByRole('heading', { name: 'How it goes' }).count()).toBe(1)
    await tool('Undo').click()
    await expect.poll(stored).toEqual(START)
  })
})

describe('the palette leads to more than blocks', () => {
  const openWith = async (words: string) => {
    await item('Last').first().click()
    await item('Last').first().press('Control+k')
    await palette().getByRole('searchbox').fill(words)
  }

  it('actions are done by their names', async () => {
    await item('Last').click()
    await item('Last').press('Control+d')
    await expect.poll(() => said().textContent()).toMatch(/^Duplicated\./)
    await openWith('undo')
    await palette().getByRole('searchbox').press('Enter')
    await expect.poll(stored).toEqual(START)
    const frame = page.locator('#live-preview-iframe')
    await openWith('preview: phone')
    await palette().getByRole('button', { name: 'Preview: Phone' }).click()
    await expect.poll(() => frame.evaluate((element) => element.clientWidth)).toBe(390)
    await openWith('preview: responsive')
    await palette().getByRole('button', { name: 'Preview: Responsive' }).click()
    await expect.poll(() => frame.evaluate((element) => element.clientWidth)).not.toBe(390)
  })

  it('what is asked for while the form saves by itself is done after it', async () => {
    const status = () =>
      page.evaluate(
        async (pageId) => (await (await fetch(`/api/pages/${pageId}?draft=true&depth=0`)).json())._status,
        id,
      )
    await item('Last').click()
    const saving = await holdRequests(page, AUTOSAVE)
    await item('Last').press('Control+d')
    await saving.begun
    await openWith('publish')
    await palette().getByRole('button', { name: 'Publish changes' }).click()
    expect(await status()).toBe('draft')
    await saving.end()
    await expect.poll(status).toBe('published')
    await tool('Undo').click()
    await expect.poll(stored).toEqual(START)
  })

  it('pages are found by their titles and addresses, and their canvas opens', async () => {
    await openWith('contact')
    const found = palette().getByRole('region', { name: 'Pages' })
    await found.getByRole('link').first().waitFor()
    expect(await found.getByRole('listitem').first().textContent()).toContain('/contact/')
    await saveScreenshot(page, 'canvas/palette-pages.png')
    expect(await axeViolations(page, { within: '.page-palette' })).toEqual([])
    const href = await found.getByRole('link').first().getAttribute('href')
    await found.getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === href)
    await canvas().getByRole('tree').waitFor()
    await openIt()
  })
})

describe('a saved section', () => {
  it('is in the palette as a copy, and as the one that all pages share', async () => {
    const name = `Two columns ${id}`
    await item('Columns “Left”').click()
    await tool('Save as a section…').click()
    const asked = page.getByRole('dialog', { name: 'Save as a section' })
    await asked.getByRole('textbox', { name: 'Name in the palette' }).fill(name)
    await asked.getByRole('textbox').press('Enter')
    await expect.poll(() => asked.count()).toBe(0)
    await item('Last').click()
    await tool('Add to the page').click()
    await palette().getByRole('searchbox').fill(name)
    await expect.poll(() => palette().getByRole('button', { name, exact: true }).count()).toBe(2)
    await palette().getByRole('searchbox').press('Enter')
    await expect.poll(stored).toEqual([...START, [['Left'], ['Right']]])
    await tool('Undo').click()
    await expect.poll(stored).toEqual(START)
  })

  it('comes as a file, and out of one; what this site cannot use is named', async () => {
    const [name, other] = [`Two columns ${id}`, `Of another site ${id}`]
    await tool('Add to the page').click()
    await palette().getByRole('searchbox').fill(name)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      palette()
        .getByRole('button', { name: `Download ${name}` })
        .click(),
    ])
    const chunks = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk)
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
      'vitrine-sections': 1,
      site: admin.site.url,
      sections: [{ title: name, blocks: [{ blockType: 'columns' }] }],
    })

    const foreign = {
      'vitrine-sections': 1,
      site: 'https://other.example',
      sections: [
        {
          title: other,
          blocks: [
            { blockType: 'image', image: 400 },
            { blockType: 'callToAction', heading: 'From elsewhere', image: 401 },
          ],
        },
        { title: 'Later', blocks: [{ blockType: 'columns', columns: [{ blocks: [{ blockType: 'hologram' }] }] }] },
      ],
    }
    const answer = palette().getByRole('status').last()
    const choose = (text: string) =>
      palette()
        .getByLabel('File of sections')
        .setInputFiles({ name: 'sections.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await choose('{}')
    await expect.poll(() => answer.textContent()).toBe('This is no file of sections.')
    await choose(JSON.stringify(foreign))
    await expect
      .poll(() => answer.textContent())
      .toBe(
        '1 section was imported.Left out, since they mean something else here: 1 of the other site’s images and documents.Images of this site that stand in for those that blocks must have: 1.“Later” was not imported: this site does not know the block “hologram”.',
      )
    await palette().getByRole('searchbox').fill(other)
    await expect.poll(() => palette().getByRole('button', { name: other, exact: true }).count()).toBe(2)
    await palette().getByRole('button', { name: 'Close' }).click()
  })
})

describe('on a slow line, with answers that overtake each other', () => {
  beforeAll(() => page.route(isAsked, answerLate))
  afterAll(() => page.unrouteAll({ behavior: 'wait' }))

  it('a block that is pasted and deleted at once is gone', async () => {
    await drawn('Last').click()
    await bar().press('Control+c')
    await bar().press('Control+v')
    await expect.poll(() => said().textContent()).toMatch(/^Pasted\./)
    await bar().press('Delete')
    await expect.poll(() => said().textContent()).toMatch(/^Deleted\./)
    await expect.poll(stored).toEqual(START)
  })

  it('steps that follow each other faster than they are saved are stored, and each can be taken back', async () => {
    await item('Notice “Left”').click()
    await item('Notice “Left”').focus()
    for (const key of ['Alt+ArrowLeft', 'Alt+ArrowLeft', 'Control+d']) await page.keyboard.press(key)
    // The new block is selected once the server has completed it.
    await expect.poll(() => said().textContent()).toMatch(/^Duplicated\./)
    for (const key of ['Alt+ArrowDown', 'Delete', 'Control+z']) await selectedItem().press(key)
    await expect.poll(stored).toEqual(['First', ['Inside', [[], ['Right']]], 'Left', 'Last', 'Left'])
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z')
    await expect.poll(stored).toEqual(START)
  })

  it('a block that is deleted in the second of two saves is gone', async () => {
    await drawn('First').click()
    const first = await holdRequests(page, AUTOSAVE)
    await bar().press('Control+d')
    await first.begun
    await bar().press('Alt+ArrowDown')
    await expect.poll(() => said().textContent()).toMatch(/^Moved\./)
    // A timer as long as the form's own, set after it, ends after it: saving again waits for the first to end.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), AUTOSAVE_MS)
    const second = await holdRequests(page, AUTOSAVE)
    await first.end()
    await second.begun
    await bar().press('Delete')
    await second.end()
    await expect.poll(stored).toEqual(START)
  })

  it('a block that goes back to where it was when the save before was asked for is stored there', async () => {
    await item('Last').click()
    await item('Last').focus()
    const first = await holdRequests(page, AUTOSAVE)
    await page.keyboard.press('Alt+ArrowRight')
    await first.begun
    await page.keyboard.press('Control+z')
    // A timer as long as the form's own, set after it, ends after it: saving again waits for the first to end.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), AUTOSAVE_MS)
    const second = await holdRequests(page, AUTOSAVE)
    // The answer is in the form once the form has asked what belongs to it, and the second save begins at once.
    const question = await holdRequests(page, QUESTION)
    await first.end()
    await question.begun
    await page.keyboard.press('Alt+ArrowRight')
    await question.end()
    await second.begun
    await page.keyboard.press('Alt+ArrowLeft')
    await second.end()
    await expect.poll(stored).toEqual(START)
  })
})

describe('the canvas', () => {
  beforeAll(openIt)

  it.each([
    [1440, 'light'],
    [1440, 'dark'],
    [820, 'light'],
  ] as const)('is accessible at a width of %i pixels, %s', async (width, theme) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await drawn('Left').click()
    await saveScreenshot(page, `canvas/page-${width}-${theme}.png`)
    await saveScreenshot(canvas(), `canvas/outline-${width}-${theme}.png`)
    await bar().waitFor()
    expect(await axeViolations(page, { within: '.page-canvas' })).toEqual([])
    expect(await overlayViolations()).toEqual([])
  })
})

describe('by touch, in a window of 820 pixels', () => {
  beforeAll(async () => {
    const storageState = await page.context().storageState()
    page = await admin.browser.newPage({ storageState, hasTouch: true, viewport: { width: 820, height: 1180 } })
    await openIt()
  })
  afterAll(() => page.context().close())

  it('a tap selects, and a place is chosen for the block', async () => {
    await drawn('First').tap()
    await bar().getByRole('button', { name: 'Move to…' }).tap()
    await canvas().getByRole('button', { name: 'At the end of Section “Inside”' }).tap()
    await expect.poll(drawnOrder).toEqual(['Inside', 'Left', 'Right', 'First', 'Last'])
    await tool('Undo').tap()
    await expect.poll(stored).toEqual(START)
  })

  it('a tap in the outline selects, and what has the focus is not behind the page', async () => {
    await item('Last').tap()
    await expect.poll(() => bar().getByRole('button', { name: 'Notice “Last”' }).count()).toBe(1)
    await tool('Edit in the form').tap()
    await expect.poll(() => page.locator('#layout-row-2 .collapsible__content :focus').count()).toBe(1)
    const [field, above] = await Promise.all([
      page.locator('#layout-row-2 .collapsible__content :focus').boundingBox(),
      page.locator('.live-preview-window').boundingBox(),
    ])
    expect(field && above && field.y - (above.y + above.height)).toBeGreaterThanOrEqual(0)
    await saveScreenshot(page, 'canvas/touch-820.png')
  })
})
