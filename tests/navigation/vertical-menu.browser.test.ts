import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { VerticalMenuBlock } from '../../packages/navigation/src/blocks/vertical-menu/vertical-menu.block.ts'
import type { MenuItem } from '../../packages/navigation/src/core/menu.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { until } from '../support/until.ts'

const entry = (label: string, href: string, children: readonly MenuItem[] = []): MenuItem => ({
  label,
  href,
  newTab: false,
  children,
})

/** Blocks are shown on the home page. */
const MENU = {
  blockType: 'verticalMenu',
  id: 'menu',
  title: 'In this part',
  opensBy: 'hover',
  items: [
    entry('Services', '/services/', [entry('Interiors', '/services/interiors/', [entry('Houses', '/houses/')])]),
    entry('Here', '/here/', [entry('Home', '/')]),
    entry('Studio', '/studio/', [entry('Press', '/press/')]),
  ],
  texts: { openSubmenu: 'Open submenu of {title}', closeSubmenu: 'Close submenu of {title}' },
} satisfies VerticalMenuBlock

let site: BlockSite
let browser: Browser
let page: Page
let close: (() => Promise<void>) | undefined

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

afterEach(async () => {
  await close?.()
  close = undefined
})

/** Opens the page with a clock that the test moves. */
async function open(change: Partial<VerticalMenuBlock> = {}): Promise<void> {
  const opened = await site.open(browser, [], { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  ;({ page, close } = opened)
  await page.clock.install()
  await opened.show([{ ...MENU, ...change }])
  await until('the menu to be folded', async () => (await state('Services')) === 'closed')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(5, 5)
}

const menu = () => page.getByRole('navigation', { name: 'In this part' })
const branch = (of: string) =>
  menu()
    .locator('[data-branch]')
    .filter({ has: page.locator(`> a:text-is("${of}")`) })
const state = (of: string) => branch(of).getAttribute('data-state')
const button = (of: string) => branch(of).locator('> button')
const link = (name: string) => menu().getByRole('link', { name, exact: true })

it('shows the branch of the page, and folds the others', async () => {
  await open()
  expect([await state('Services'), await state('Here'), await state('Studio')]).toEqual(['closed', 'open', 'closed'])
  expect(await link('Home').getAttribute('aria-current')).toBe('page')
  expect(await link('Press').isVisible()).toBe(false)
})

it.each([true, false])('says by aria-expanded what is seen: %s', async (opens) => {
  await open()
  if (opens) await button('Studio').click()
  expect(await button('Studio').getAttribute('aria-expanded')).toBe(String(opens))
  expect(await link('Press').isVisible()).toBe(opens)
  expect(await button('Studio').getAttribute('aria-label')).toBe(`${opens ? 'Close' : 'Open'} submenu of Studio`)
})

describe('under a pointer', () => {
  const rest = async () => {
    await link('Studio').hover()
    await page.clock.runFor(250)
    expect(await state('Studio')).toBe('open')
  }
  const leave = () => page.mouse.move(1400, 10)

  it('a branch opens when the pointer rests, and is open 499 ms after it has left, not 500', async () => {
    await open()
    await rest()
    await leave()
    await page.clock.runFor(499)
    expect(await state('Studio')).toBe('open')
    await page.clock.runFor(1)
    expect(await state('Studio')).toBe('closed')
  })

  it('stays open when the pointer is back after 400 ms', async () => {
    await open()
    await rest()
    await leave()
    await page.clock.runFor(400)
    await link('Studio').hover()
    await page.clock.runFor(2000)
    expect(await state('Studio')).toBe('open')
  })

  it('stays open when it was pressed', async () => {
    await open()
    await button('Studio').click()
    await leave()
    await page.clock.runFor(2000)
    expect(await state('Studio')).toBe('open')
  })

  it('the branch of the page never closes', async () => {
    await open()
    await link('Here').hover()
    await page.clock.runFor(250)
    await leave()
    await page.clock.runFor(2000)
    expect(await state('Here')).toBe('open')
  })

  it('opens nothing if it is set to open by its buttons', async () => {
    await open({ opensBy: 'click' })
    await link('Studio').hover()
    await page.clock.runFor(1000)
    expect(await state('Studio')).toBe('closed')
    await button('Studio').click()
    expect(await state('Studio')).toBe('open')
  })
})

it('closes the innermost branch with Escape, and brings the focus to its button', async () => {
  await open()
  await button('Services').click()
  await button('Interiors').click()
  await link('Houses').focus()
  await page.keyboard.press('Escape')
  expect([await state('Interiors'), await state('Services')]).toEqual(['closed', 'open'])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Open submenu of Interiors',
  )
  await page.keyboard.press('Escape')
  expect(await state('Services')).toBe('closed')
})

it('lies open without script', async () => {
  ;({ page, close } = await site.open(browser, [MENU], { javaScriptEnabled: false }))
  expect(await link('Houses').isVisible()).toBe(true)
  expect(await button('Services').isVisible()).toBe(false)
})
