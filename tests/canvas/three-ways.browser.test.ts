import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { inEachRound, patience } from '../support/rounds.ts'
import { until } from '../support/until.ts'
import { pointIn, takeHold } from './dragging.ts'
import { createDraft, onCanvas, openCanvas } from './on-canvas.ts'

/** Title of each page. */
const TITLE = 'Built three times'

/** Words that are typed on the page. */
const TYPED = 'Built on the page'

/** Kinds of blocks that are added one behind the other, and how many blocks each comes with. */
const KINDS = [
  ['Heading', 1],
  ['Text', 1],
  ['Section', 3],
  ['Columns', 3],
] as const

/** The page that comes of it: eight blocks, and columns within a section. */
const BUILT = ['richText', ['section', 'hero', 'counters', ['columns', 'hero', 'iconList', 'heading']]]

/** A way to work on the canvas. */
interface Way {
  press(target: Locator): Promise<void>
  openPalette(): Promise<void>
  /** Moves a block to the end of a list of blocks. */
  move(block: Locator, to: End): Promise<void>
  /** Types the words of a heading. */
  typeHeading(block: Locator): Promise<void>
}

/** The end of a list of blocks. */
interface End {
  /** Name of the place, as editors read it. */
  readonly label: RegExp
  /** The last block in it, on the page. */
  readonly last: () => Locator
}

let admin: OpenAdmin
let page: Page
const built: number[] = []

const { preview, tool, canvas, bar, palette, said } = onCanvas(() => page)
const items = () => canvas().getByRole('treeitem')
const line = (kind: string) => canvas().locator('[role="treeitem"]', { hasText: new RegExp(`^${kind}`) })
const SECTION: End = {
  label: /^At the end of Section/,
  last: () => preview().locator('main .section .counters'),
}
const SECOND_COLUMN: End = {
  label: /^At the end of Columns.*Column 2$/,
  last: () => preview().locator('main .columns__column:nth-child(2) > [data-block]').last(),
}

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  await page.setViewportSize({ width: 1440, height: 3000 })
})

afterAll(() => admin.close())

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until an element has the focus, as somebody does who has no pointer. */
async function tabTo(target: Locator): Promise<void> {
  await until('the focus to come to what is sought', async () => {
    if (await hasFocus(target)) return true
    await page.keyboard.press('Tab')
    return false
  })
}

/** Goes to a line of the outline by its arrows. */
async function walkTo(block: Locator): Promise<void> {
  await choose(byKeyboard, 'outline', 'Go to the outline of blocks')
  await page.keyboard.press('Home')
  await expect.poll(() => hasFocus(items().first())).toBe(true)
  await until('the focus to come to the block', async () => {
    if (await hasFocus(block)) return true
    await page.keyboard.press('ArrowDown')
    return false
  })
}

const choosePlace = ({ label }: End) => canvas().getByRole('button', { name: label })
const words = () => preview().locator('main .heading__words').last()

const byKeyboard: Way = {
  openPalette: () => page.keyboard.press('Control+k'),
  async press(target) {
    await tabTo(target)
    await page.keyboard.press('Enter')
  },
  async move(block, to) {
    await walkTo(block)
    await page.keyboard.press('m')
    await tabTo(choosePlace(to))
    await page.keyboard.press('Enter')
  },
  async typeHeading(block) {
    await walkTo(block)
    await page.keyboard.press('Enter')
    const field = page.locator('.collapsible__content input[name$=".text"]:focus')
    await field.waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(TYPED)
  },
}

const byPointer: Way = {
  press: (target) => target.click(),
  openPalette: () => tool('Add to the page').click(),
  async move(block, { last }) {
    await block.click()
    await bar().waitFor()
    await takeHold(page, preview().locator('vitrine-grip[slot="grip-selected"]'))
    const label = preview().locator('.drop__label')
    await expect
      .poll(async () => {
        const { x, y } = await pointIn(last(), { x: 0.5, y: 0.97 })
        await page.mouse.move(x - 2, y)
        await page.mouse.move(x, y)
        return (await label.isVisible()) ? label.textContent() : undefined
      })
      .toMatch(/^After /)
    await page.mouse.up()
  },
  async typeHeading(block) {
    await block.click()
    await bar().waitFor()
    await words().click()
    await preview().locator('[data-typed]').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(TYPED)
    await page.keyboard.press('Escape')
  },
}

const byTouch: Way = {
  press: (target) => target.tap(),
  openPalette: () => tool('Add to the page').tap(),
  async move(block, to) {
    await block.tap()
    await tool('Move to…').tap()
    await choosePlace(to).tap()
  },
  async typeHeading(block) {
    await block.tap()
    await bar().waitFor()
    await words().tap()
    await preview().locator('[data-typed]').waitFor()
    await page.keyboard.press('Control+a')
    // A keyboard on a screen gives words, no keys.
    await page.keyboard.insertText(TYPED)
    await line('Text').first().tap()
  },
}

/** By turns: the soak takes all of them, a run of the tests the first. */
const WAYS = [byKeyboard, byPointer, byTouch] as const

async function choose(way: Way, sought: string, name = sought): Promise<void> {
  await way.openPalette()
  await palette().waitFor()
  await expect.poll(() => hasFocus(palette().getByRole('searchbox'))).toBe(true)
  await page.keyboard.type(sought)
  const found = palette().getByRole('button', { name, exact: true })
  await found.waitFor()
  await way.press(found)
}

/** Builds a page from blank and publishes it. @returns Its id. */
async function build(way: Way): Promise<number> {
  const id = await createDraft(page, TITLE, [])
  await openCanvas(page, admin.site.url, id)
  let count = 0
  for (const [kind, blocks] of KINDS) {
    await choose(way, kind)
    count += blocks
    await expect.poll(() => items().count()).toBe(count)
    await expect.poll(() => said().textContent()).toMatch(new RegExp(`^Added\\. ${kind}`))
  }
  await way.move(line('Columns'), SECTION)
  await expect.poll(() => said().textContent()).toMatch(/^Moved\. Columns.* is 3 of 3 in Section/)
  await way.move(line('Heading').first(), SECOND_COLUMN)
  await expect.poll(() => said().textContent()).toMatch(/^Moved\. Heading.* in Columns.*, Column 2\.$/)
  await way.typeHeading(line('Heading').last())
  await expect.poll(() => words().textContent()).toBe(TYPED)
  await choose(way, 'publish', 'Publish changes')
  await expect.poll(async () => (await storedPage(id)).status).toBe('published')
  return id
}

interface Row {
  readonly blockType?: string
  readonly [name: string]: unknown
}

/** A page as it is stored, ids of its rows aside. */
function storedPage(id: number): Promise<{ readonly status: string; readonly path: string; readonly layout: Row[] }> {
  return page.evaluate(async (pageId) => {
    const answer = await (await fetch(`/api/pages/${pageId}?draft=true&depth=0`)).json()
    const withoutIds = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(withoutIds)
      if (typeof value !== 'object' || value === null) return value
      const rest = Object.entries(value).filter(([name, inner]) => name !== 'id' || typeof inner !== 'string')
      return Object.fromEntries(rest.map(([name, inner]) => [name, withoutIds(inner)]))
    }
    return { status: answer._status, path: answer.path, layout: withoutIds(answer.layout) as Row[] }
  }, id)
}

/** Kinds of blocks, with those in them. */
function kindsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(kindsIn)
  if (typeof value !== 'object' || value === null || 'root' in value) return []
  const inner = Object.values(value).flatMap(kindsIn)
  if (!('blockType' in value)) return inner
  return [inner.length > 0 ? [value.blockType, ...inner] : value.blockType]
}

/** Does something in a window where fingers are known. */
async function withFingers<Result>(work: () => Promise<Result>): Promise<Result> {
  const storageState = await page.context().storageState()
  const mouse = page
  page = await admin.browser.newPage({ storageState, hasTouch: true, viewport: { width: 1440, height: 3000 } })
  try {
    await page.goto(`${admin.site.url}/admin`)
    return await work()
  } finally {
    await page.context().close()
    page = mouse
  }
}

/** The content of a page as visitors get it, ids and its address aside. */
async function published(path: string): Promise<string> {
  const html = await (await fetch(`${admin.site.url}${path}`)).text()
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main.replaceAll(path, '/').replace(/[0-9a-f]{24}/g, 'id')
}

describe('a page of eight blocks, with columns in a section, is built from blank and published', () => {
  it('by keyboard alone, by pointer and by touch, with equal JSON', patience(), () =>
    inEachRound(1, async ({ number }) => {
      const way = WAYS[number % WAYS.length] ?? byKeyboard
      built.push(await (way === byTouch ? withFingers(() => build(way)) : build(way)))
      const [first, last] = await Promise.all([built.at(0), built.at(-1)].map((id) => storedPage(id ?? 0)))
      expect(kindsIn(last?.layout)).toEqual(BUILT)
      expect(last?.layout).toEqual(first?.layout)
    }),
  )

  it('and visitors see what they see of a page that was made by its form', async () => {
    const { path, layout } = await storedPage(built[0] ?? 0)
    const fromForm = await createDraft(page, TITLE, layout)
    await page.evaluate(
      (id) =>
        fetch(`/api/pages/${id}?depth=0`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ _status: 'published' }),
        }),
      fromForm,
    )
    const html = await published(path)
    expect(html).toContain(TYPED)
    expect(html).toBe(await published((await storedPage(fromForm)).path))
  })
})
