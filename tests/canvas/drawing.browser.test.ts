import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { createDraft } from './on-canvas.ts'

let admin: OpenAdmin
let page: Page
let id: number
let preview: Frame

interface Block {
  readonly blockType: string
  readonly id: string
  readonly [field: string]: unknown
}

const notice = (id: string, title: string): Block => ({ blockType: 'alert', id, title })
const tabs = (id: string, title: string): Block => ({
  blockType: 'tabs',
  id,
  panels: ['one', 'two'].map((name) => ({ id: `${id}-${name}`, title: `${title} ${name}`, content: paragraph(name) })),
})
const columns = (id: string, ...blocks: readonly Block[]): Block => ({
  blockType: 'columns',
  id,
  columns: blocks.map((block, index) => ({ id: `${id}-${index}`, blocks: [block] })),
})

function paragraph(text: string): object {
  const words = { type: 'text', text, format: 0, style: '', mode: 'normal', detail: 0, version: 1 }
  const place = { direction: null, format: '', indent: 0, version: 1 }
  return { root: { ...place, type: 'root', children: [{ ...place, type: 'paragraph', children: [words] }] } }
}

const START: readonly Block[] = [
  notice('a', 'First'),
  tabs('b', 'Tab'),
  columns('c', notice('d', 'Left'), notice('e', 'Right')),
  ...Array.from({ length: 12 }, (_, index) => notice(`n${index}`, `Notice ${index}`)),
]

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  // A page of the site without script of its own: it takes the part of the form.
  const empty = `${admin.site.url}/admin-form`
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title>' }),
  )
  await page.goto(empty)
  id = await createDraft(page, 'Drawn', START)
})

afterAll(() => admin.close())

/** Opens the preview in a frame of this page, which takes the part of the form. */
async function openPreview(): Promise<void> {
  await page.evaluate(
    (address) =>
      new Promise<void>((opened) => {
        const frame = Object.assign(document.createElement('iframe'), { src: address, name: 'preview' })
        Object.assign(frame.style, { width: '1200px', height: '700px' })
        const hear = ({ data }: MessageEvent) => {
          if (data?.type !== 'payload-live-preview' || !data.ready) return
          removeEventListener('message', hear)
          opened()
        }
        addEventListener('message', hear)
        document.body.replaceChildren(frame)
      }),
    `/preview/pages/${id}?locale=en`,
  )
  const frame = page.frame('preview')
  if (!frame) throw new Error('The preview has no frame.')
  preview = frame
}

/** Draws a form, and waits until it is shown. */
function draw(layout: readonly Block[], title = 'Drawn'): Promise<void> {
  return page.evaluate(
    (data) =>
      new Promise<void>((shown) => {
        const hear = ({ data: said }: MessageEvent) => {
          if (said?.type !== 'vitrine-preview-shown') return
          removeEventListener('message', hear)
          shown()
        }
        addEventListener('message', hear)
        const frame = document.querySelector('iframe')
        frame?.contentWindow?.postMessage({ type: 'payload-live-preview', data }, location.origin)
      }),
    { title, layout },
  )
}

const element = (block: string) => preview.locator(`[data-block="${block}"]`)

/** Marks the elements of blocks, which a copy would not be. */
const markBlocks = () =>
  preview.evaluate(() => {
    for (const block of document.querySelectorAll('[data-block]')) Object.assign(block, { isMarked: true })
  })

/** Ids of blocks whose elements are the same as when they were marked; without the title, which is no block of the form. */
const markedBlocks = () =>
  preview.evaluate(() =>
    [...document.querySelectorAll('[data-block]:not([data-block="title"])')].flatMap((block) =>
      'isMarked' in block ? (block.getAttribute('data-block') ?? []) : [],
    ),
  )

const ALL = ['a', 'b', 'c', 'd', 'e', ...Array.from({ length: 12 }, (_, index) => `n${index}`)]

describe('a block that is typed in', () => {
  beforeEach(async () => {
    await openPreview()
    await draw(START)
    await markBlocks()
  })

  it('is replaced alone, without a jump', async () => {
    await preview.evaluate(() => scrollTo(0, 300))
    await draw(START.with(0, notice('a', 'Firstly')))
    expect(await element('a').textContent()).toContain('Firstly')
    expect(await markedBlocks()).toEqual(ALL.filter((block) => block !== 'a'))
    expect(await preview.evaluate(() => scrollY)).toBe(300)
  })

  it('is drawn once the site answers, though nothing more is typed', async () => {
    let answers = 0
    // No answer of a site: this one keeps the console quiet.
    await page.route(/\/preview\/pages\//, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      answers += 1
      return answers > 2 ? route.fallback() : route.fulfill({ contentType: 'application/json', body: '{}' })
    })
    await draw(START.with(0, notice('a', 'At last')))
    await page.unroute(/\/preview\/pages\//)
    expect(await element('a').textContent()).toContain('At last')
    expect(answers).toBe(3)
  })

  it('inside another is replaced there', async () => {
    await draw(START.with(2, columns('c', notice('d', 'Left!'), notice('e', 'Right'))))
    expect(await element('d').textContent()).toContain('Left!')
    expect(await markedBlocks()).toEqual(ALL.filter((block) => block !== 'd'))
  })

  it('wakes anew, and others stay awake', async () => {
    const enhanced = element('b')
      .locator('vitrine-enhance')
      .or(preview.locator('vitrine-enhance[data-block="b"]'))
      .first()
    await enhanced.and(preview.locator('[data-ready]')).waitFor({ state: 'attached' })
    const before = await enhanced.elementHandle()
    await draw(START.with(0, notice('a', 'Firstly')))
    expect(await before?.evaluate((old) => [old.isConnected, old.hasAttribute('data-ready')])).toEqual([true, true])
    await draw(START.with(1, tabs('b', 'Flap')))
    expect(await before?.evaluate((old) => [old.isConnected, old.hasAttribute('data-ready')])).toEqual([false, false])
    await enhanced.and(preview.locator('[data-ready]')).waitFor({ state: 'attached' })
    expect(await markedBlocks()).toEqual(ALL.filter((block) => block !== 'a' && block !== 'b'))
  })

  it('that another site setting changes with it leaves the others as they are', async () => {
    await draw(START.with(0, notice('a', 'Firstly')), 'Another title')
    expect(await preview.locator('h1').textContent()).toBe('Another title')
    expect(await markedBlocks()).toEqual(ALL.filter((block) => block !== 'a'))
  })
})

describe('blocks that are arranged', () => {
  beforeEach(async () => {
    await openPreview()
    await draw(START)
    await markBlocks()
  })

  it('keep their elements, wherever they go', async () => {
    await draw(START.toReversed())
    expect(
      await preview
        .locator('main > [data-block]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-block'))),
    ).toEqual(
      // The first block of a page is its title.
      expect.arrayContaining(START.toReversed().map((block) => block.id)),
    )
    expect(await markedBlocks()).toHaveLength(ALL.length)
  })

  it('are there again when they were gone', async () => {
    await draw(START.slice(1))
    expect(await element('a').count()).toBe(0)
    await draw(START)
    expect(await element('a').textContent()).toContain('First')
    expect(await markedBlocks()).toEqual(ALL.filter((block) => block !== 'a'))
  })
})

/** Rounds of the walk: each draws a page twice. */
const ROUNDS = 25

/** A small generator of Park and Miller: the same pages each time. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

it(`after ${ROUNDS} changes of any kind the page is as if it were opened with them`, async () => {
  const random = randomOf(20)
  let layout: readonly Block[] = [notice('a', 'A'), columns('c', notice('d', 'D'), notice('e', 'E'))]
  let made = 0
  const changed = (): readonly Block[] => {
    const at = random(layout.length)
    const block = layout[at]
    made += 1
    switch (random(4)) {
      case 0:
        return layout.toSpliced(at, 0, notice(`m${made}`, `Made ${made}`))
      case 1:
        return layout.length > 2 ? layout.toSpliced(at, 1) : layout
      case 2:
        return block ? layout.toSpliced(at, 1).toSpliced(random(layout.length), 0, block) : layout
      default:
        return block?.blockType === 'columns'
          ? layout.with(at, columns('c', notice('d', `Left ${made}`), notice('e', 'E')))
          : layout.with(at, notice(block?.id ?? 'x', `Typed ${made}`))
    }
  }
  await openPreview()
  for (let round = 0; round < ROUNDS; round += 1) {
    layout = changed()
    await draw(layout)
  }
  const follows = await preview.locator('main').innerHTML()
  await openPreview()
  await draw(layout)
  expect(await preview.locator('main').innerHTML()).toBe(follows)
})
