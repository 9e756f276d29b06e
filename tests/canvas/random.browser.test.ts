import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { inEachRound, patience } from '../support/rounds.ts'
import { until } from '../support/until.ts'
import { createDraft, idOf, notice, onCanvas, openCanvas } from './on-canvas.ts'

/** Operations of a round; all of them can be taken back. */
const OPERATIONS = 20

/** Blocks from which on a page does not grow any more. */
const MANY_BLOCKS = 30

/** Blocks below which nothing is deleted. */
const FEW_BLOCKS = 4

const MOVES = ['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowLeft', 'Alt+ArrowRight', 'Control+x Control+v']
const GROWS = ['Control+d', 'Control+c Control+v']
const STEPS = ['Control+z', 'Control+Shift+z']
const HIDES = ['hide']

/** A block in reading order: how deep it stands, and whether visitors see it. */
interface Line {
  readonly id: string
  readonly level: number
  readonly isHidden: boolean
}

let admin: OpenAdmin
let page: Page
let id: number

const { preview, canvas, tool } = onCanvas(() => page)

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  const columns = [{ id: idOf('5'), blocks: [notice('Left', idOf('6'))] }, { id: idOf('7') }]
  id = await createDraft(page, 'At random', [
    notice('First', idOf('1')),
    {
      blockType: 'section',
      id: idOf('2'),
      blocks: [notice('Inside', idOf('3')), { blockType: 'columns', id: idOf('4'), columns }],
    },
    notice('Second', idOf('8')),
    notice('Last', idOf('9')),
  ])
  await openCanvas(page, admin.site.url, id)
  await canvas().getByRole('treeitem').first().waitFor()
})

afterAll(() => admin.close())

/** The blocks as the form holds them. */
const inForm = (): Promise<readonly Line[]> =>
  canvas()
    .getByRole('treeitem')
    .evaluateAll((lines) =>
      lines.map((line) => ({
        id: line.getAttribute('data-id') ?? '',
        level: Number(line.getAttribute('aria-level')),
        isHidden: line.hasAttribute('data-hidden'),
      })),
    )

interface Row {
  readonly id: string
  readonly blockType?: string
  readonly frame?: { readonly hidden?: readonly string[] }
  readonly blocks?: readonly Row[]
  readonly columns?: readonly Row[]
}

/** The blocks of the draft. */
async function inDraft(): Promise<readonly Line[]> {
  const layout: readonly Row[] = await page.evaluate(
    async (pageId) => (await (await fetch(`/api/pages/${pageId}?draft=true&depth=0`)).json()).layout,
    id,
  )
  const lines = (rows: readonly Row[], level: number): readonly Line[] =>
    rows.flatMap(({ id, frame, blocks = [], columns = [] }) => [
      { id, level, isHidden: (frame?.hidden?.length ?? 0) > 0 },
      ...lines([...blocks, ...columns.flatMap((column) => column.blocks ?? [])], level + 1),
    ])
  return lines(layout, 1)
}

/** Ids of the blocks that are to be seen on the drawn page; the title is none of them. */
const onPage = () =>
  preview()
    .locator('main [data-block]:not([data-block="title"])')
    .evaluateAll((elements) =>
      elements.flatMap((element) => (element.checkVisibility() ? [element.getAttribute('data-block')] : [])),
    )

/** Ids of the blocks that should be: those that are not hidden, in none that is. */
function visible(lines: readonly Line[]): readonly string[] {
  let hiddenAt = Number.POSITIVE_INFINITY
  return lines.flatMap((line) => {
    if (line.level <= hiddenAt) hiddenAt = line.isHidden ? line.level : Number.POSITIVE_INFINITY
    return hiddenAt === Number.POSITIVE_INFINITY ? [line.id] : []
  })
}

/** Waits until everything is done that was asked for: one thing is done after the other. */
async function allDone(): Promise<void> {
  const places = canvas().getByRole('group', { name: /^Move / })
  await expect
    .poll(async () => {
      if (await places.isVisible()) return true
      // What is chosen may be gone by then.
      await canvas()
        .getByRole('treeitem')
        .evaluateAll(([line]) => (line as HTMLElement | undefined)?.click())
      await tool('Move to…').click()
      return places.isVisible()
    })
    .toBe(true)
  await canvas().getByRole('button', { name: 'Cancel' }).click()
  await places.waitFor({ state: 'detached' })
}

/** Waits until form, draft and drawing are the same. @returns The blocks. */
async function allEqual(): Promise<readonly Line[]> {
  await allDone()
  // What was pasted comes when the browser has read it, which may be after the steps that are done one by one.
  let lines: readonly Line[] = []
  let seen: object = {}
  await until(
    () => `the form, the draft and the page to be the same: ${JSON.stringify(seen)}`,
    async () => {
      lines = await inForm()
      const [draft, drawn, form] = [await inDraft(), await onPage(), await inForm()]
      seen = { form, draft, drawn }
      return isDeepStrictEqual([draft, drawn, form], [lines, visible(lines), lines])
    },
  )
  return lines
}

/** Does something with a block that is in the outline at this moment, without waiting for what comes of it. */
async function operate(random: () => number): Promise<void> {
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const at = random()
  const count = await canvas()
    .getByRole('treeitem')
    .evaluateAll((lines, share) => {
      lines[Math.floor(share * lines.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      ;(lines[Math.floor(share * lines.length)] as HTMLElement | undefined)?.focus()
      return lines.length
    }, at)
  const shrinks = count > FEW_BLOCKS ? ['Delete'] : []
  const grows = count < MANY_BLOCKS ? GROWS : []
  const operation = oneOf([...MOVES, ...MOVES, ...STEPS, ...HIDES, ...grows, ...shrinks]) ?? ''
  if (operation !== 'hide') {
    for (const keys of operation.split(' ')) await page.keyboard.press(keys)
    return
  }
  await canvas()
    .getByRole('button', { name: /^(?:Hide|Show)/ })
    .first()
    .evaluate((button: HTMLElement) => button.click())
}

/** Takes back all steps. */
async function undoAll(): Promise<void> {
  await expect
    .poll(async () => {
      if ((await tool('Undo').getAttribute('aria-disabled')) === 'true') return true
      await tool('Undo').click()
      return false
    })
    .toBe(true)
}

it(
  'whatever is done in any order, form, draft and drawing are equal, and undo leads back to the start',
  patience(),
  async () => {
    const start = await allEqual()
    await inEachRound(1, async ({ random }) => {
      for (let count = 0; count < OPERATIONS; count += 1) await operate(random)
      const after = await allEqual()
      expect(after.length).toBeGreaterThanOrEqual(1)
      await undoAll()
      expect(await allEqual()).toEqual(start)
    })
  },
)
