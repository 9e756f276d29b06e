import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { createDocument } from '../support/create-document.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { openCanvas } from './on-canvas.ts'

let admin: OpenAdmin
let page: Page
let address: string

const idOf = (digit: string) => digit.repeat(24)

const person = (name: string) => ({ id: name.toLowerCase().padEnd(24, '0'), name, role: 'Joiner' })

const LAYOUT = [
  { blockType: 'callToAction', id: idOf('a'), heading: 'Come by', text: 'We are here.' },
  {
    blockType: 'team',
    id: idOf('b'),
    variant: 'portraits',
    people: ['Ada', 'Bea', 'Cleo'].map(person),
    frame: { phone: { order: 'first' } },
  },
  // As the design has it.
  { blockType: 'callToAction', id: idOf('c'), heading: 'Or write', text: 'We answer.' },
]

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  const data = { title: 'By width', path: 'by-width', _status: 'published', layout: LAYOUT }
  const made = await createDocument(page, 'pages?depth=0', data)
  address = `${admin.site.url}/by-width/`
  await openCanvas(page, admin.site.url, made)
})

afterAll(() => admin.close())

const preview = () => page.frameLocator('#live-preview-iframe')
const frameOf = (kind: string) => preview().locator(`main .frame:has(.${kind})`).first()
/** The choices of the first block. */
const layout = () => page.locator('#layout-row-0 .block-widths')
const tab = (name: string) => layout().getByRole('button', { name })

/** Opens the part of the form in which the layout is, which a form that is drawn anew meanwhile folds again. */
async function unfold(): Promise<void> {
  const toggle = page.locator('#field-layout__0__frame .collapsible__toggle').first()
  const press = async () => {
    if (/collapsed/.test((await toggle.getAttribute('class')) ?? '')) await toggle.click()
    return tab('All windows').isVisible()
  }
  await expect.poll(press, { interval: 500 }).toBe(true)
}

describe('the layout of a block in narrow windows', () => {
  it('is chosen for the window that the preview shows, and drawn there', async () => {
    await unfold()
    expect(await tab('All windows').getAttribute('aria-pressed')).toBe('true')
    await tab('Phones').click()
    // Its window is that of a phone, too.
    await expect
      .poll(() =>
        preview()
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(390)
    await layout().getByLabel('Text stands').selectOption('In the middle')
    await layout().getByLabel('Text is').selectOption('Larger')
    await expect.poll(() => frameOf('call-to-action').evaluate((one) => getComputedStyle(one).textAlign)).toBe('center')
    expect(await axeViolations(page, { within: '#layout-row-0 .block-widths' })).toEqual([])
    await saveScreenshot(page, 'canvas/widths-phone.png')
  })

  it('is named where it differs, and is none of other windows', async () => {
    await expect.poll(() => tab('Phones').textContent()).toBe('Phones (changed)')
    await tab('Tablets').click()
    await expect
      .poll(() =>
        preview()
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(820)
    expect(await layout().getByLabel('Text stands').inputValue()).toBe('')
    await expect.poll(() => frameOf('call-to-action').evaluate((one) => getComputedStyle(one).textAlign)).toBe('start')
    await layout().getByLabel('Space above and below').selectOption('None')
  })

  it('follows the edge of the window, too, by its keys', async () => {
    const edge = page.getByRole('separator', { name: 'Width of the preview' })
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('820')
    await edge.press('ArrowRight')
    await expect
      .poll(() =>
        preview()
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(830)
    const box = await edge.boundingBox()
    if (!box) throw new Error('The edge is not in sight.')
    await page.mouse.move(box.x + 7, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x - 193, box.y + 40, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => tab('Phones').getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('430')
    await tab('Tablets').click()
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('820')
  })

  it('goes back to that of all windows at the press of a button', async () => {
    await layout().getByRole('button', { name: 'As in all windows again' }).click()
    await expect.poll(() => tab('Tablets').textContent()).toBe('Tablets')
    await tab('All windows').click()
    await expect.poll(() => page.locator('#layout-row-0 .layout-of-wide').isVisible()).toBe(true)
  })

  it('is what visitors see, at each width', async () => {
    const publish = page.getByRole('button', { name: 'Publish in English' })
    const { page: visitor, close } = await openPage(admin.browser)
    const seen = () =>
      visitor.evaluate(() => {
        const [heading, plain] = [...document.querySelectorAll('.call-to-action h2')].map((one) =>
          getComputedStyle(one),
        )
        const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
        return {
          align: heading?.textAlign,
          larger: Number.parseFloat(heading?.fontSize ?? '') / Number.parseFloat(plain?.fontSize ?? ''),
          isTeamFirst: top('.team') < top('.call-to-action'),
        }
      })
    await visitor.setViewportSize({ width: 390, height: 844 })
    await expect
      .poll(
        async () => {
          // A press is not taken while the form saves itself.
          if (await publish.isEnabled()) await publish.click()
          await visitor.goto(address)
          return (await seen()).align
        },
        { interval: 500 },
      )
      .toBe('center')
    expect(await seen()).toEqual({ align: 'center', larger: expect.closeTo(1.125), isTeamFirst: true })
    for (const width of [820, 1440]) {
      await visitor.setViewportSize({ width, height: 900 })
      expect(await seen(), `at ${width}`).toEqual({ align: 'start', larger: 1, isTeamFirst: false })
    }
    await close()
  })
})
