import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examples as pageExamples } from '../../packages/blocks/src/blocks/examples.ts'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { STEPPER_TEXTS } from '../../packages/ui/src/core/stepper-texts.ts'
import { Stepper } from '../../packages/ui/src/ui/stepper.tsx'
import { Explained, Tooltip } from '../../packages/ui/src/ui/tooltip.tsx'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { attend, ready } from '../support/ready.ts'

let site: BlockSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  for (const { close } of windows.values()) await close()
  await browser.close()
})

const WIDE = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const NARROW = { viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' } as const
const SCRIPTLESS = { ...WIDE, javaScriptEnabled: false } as const
const TOUCH = { ...NARROW, hasTouch: true } as const
/** For windows whose clock stands. */
const STILL = { ...WIDE } as const

const examples = (...ids: string[]) => pageExamples.filter(({ id }) => ids.includes(id))

/** Markup as an administrator writes it, or as a feature renders it. */
const html = (markup: string): BlockBase & { html: string } => ({ blockType: 'rawHtml', id: 'markup', html: markup })

type Options = BrowserContextOptions & { readonly hash?: string }

/** Windows that stay open from test to test, by their options. */
const windows = new Map<Options, Awaited<ReturnType<BlockSite['open']>>>()

/** Shows blocks in a window with these options, as on a first visit. */
async function shown(blocks: readonly BlockBase[], check: (page: Page) => Promise<void>, options: Options = WIDE) {
  const open = windows.get(options)
  if (open) {
    await open.page.mouse.move(1, 1)
    if (options.viewport) await open.page.setViewportSize(options.viewport)
    if (options.javaScriptEnabled !== false) await open.page.evaluate(() => localStorage.clear())
    await open.show(blocks)
  } else {
    windows.set(options, await site.open(browser, blocks, options))
  }
  const window = windows.get(options)
  if (window) await check(window.page)
}

/** Milliseconds that a tooltip waits for the pointer that has left its element. */
const GRACE_MS = 150

/** Milliseconds that a button of a stepper is held before it repeats, and between two repeats. */
const [HOLD_MS, REPEAT_MS] = [400, 80]

/** From here on the time of a window moves only when the test says so. */
async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

describe('an accordion', () => {
  const blocks = examples('accordion-faq')
  const open = (page: Page) => page.locator('details[open] summary').allTextContents()

  it('opens one at a time, the first to begin with, by keyboard too', () =>
    shown(blocks, async (page) => {
      await expect.poll(() => open(page)).toEqual(['What does the first visit cost?'])
      await page.locator('summary', { hasText: 'How long is the wait?' }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => open(page)).toEqual(['How long is the wait?'])
      await page.keyboard.press('Space')
      await expect.poll(() => open(page)).toEqual([])
    }))
  it('opens the item that the address names', () =>
    shown(blocks, (page) => expect.poll(() => open(page)).toContain('Do you repair what others have made?'), {
      ...WIDE,
      hash: '#repair-1a2b',
    }))
  it('needs no script', () =>
    shown(
      blocks,
      async (page) => {
        await page.getByText('How long is the wait?').click()
        await expect.poll(() => open(page)).toEqual(['How long is the wait?'])
      },
      SCRIPTLESS,
    ))
})

describe('tabs', () => {
  const blocks = examples('tabs-materials')
  const selected = (page: Page) => page.getByRole('tab', { selected: true }).allTextContents()
  const panel = (page: Page) => page.getByRole('tabpanel')

  it('have the roles of tabs, and one of them is in the order of Tab', () =>
    shown(blocks, async (page) => {
      await page.getByRole('tablist', { name: 'What it is made of' }).waitFor()
      expect(await page.getByRole('tab').count()).toBe(3)
      expect(await page.locator('[role=tab][tabindex="0"]').allTextContents()).toEqual(['Oak'])
      expect(await panel(page).getAttribute('aria-labelledby')).toBe('oak-7a1c-tab')
      expect(await page.locator('#oak-7a1c-tab').getAttribute('aria-controls')).toBe('oak-7a1c')
    }))
  it('are walked by arrows, round, and by Home and End', () =>
    shown(blocks, async (page) => {
      await page.getByRole('tab', { name: 'Oak' }).focus()
      for (const [key, name] of [
        ['ArrowRight', 'Brass'],
        ['ArrowRight', 'Linen'],
        ['ArrowRight', 'Oak'],
        ['ArrowLeft', 'Linen'],
        ['Home', 'Oak'],
        ['End', 'Linen'],
      ] as const) {
        await page.keyboard.press(key)
        expect([await selected(page), await focused(page)]).toEqual([[name], name])
      }
      expect(await panel(page).innerText()).toContain('Kirkcaldy')
    }))
  it('stand beside each other where they are vertical, and are walked up and down', () =>
    shown(examples('tabs-vertical'), async (page) => {
      await page.getByRole('tab', { name: 'Oak' }).focus()
      await page.keyboard.press('ArrowDown')
      expect(await selected(page)).toEqual(['Brass'])
      await page.keyboard.press('ArrowRight')
      expect(await selected(page)).toEqual(['Brass'])
    }))
  it('open the panel that the address names, and keep the address of the open one', () =>
    shown(
      blocks,
      async (page) => {
        await page.getByRole('tablist').waitFor()
        expect(await selected(page)).toEqual(['Linen'])
        await page.getByRole('tab', { name: 'Brass' }).click()
        expect(new URL(page.url()).hash).toBe('#brass-7a1c')
        await page.evaluate(() => {
          location.hash = '#oak-7a1c'
        })
        await page.getByRole('tab', { name: 'Oak', selected: true }).waitFor()
      },
      { ...WIDE, hash: '#linen-7a1c' },
    ))
  it('open the panel of a place to which a link on the page leads', () =>
    shown(
      [html('<p><a href="#linen-7a1c">Linen at its weaver</a></p>'), ...blocks],
      async (page) => {
        await page.getByRole('tablist').waitFor()
        await attend(page)
        await page.getByRole('link', { name: 'Linen at its weaver' }).click()
        await page.getByRole('tab', { name: 'Linen', selected: true }).waitFor()
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('linen-7a1c')
      },
      WIDE,
    ))
  it('are an accordion where it is narrow', () =>
    shown(
      blocks,
      async (page) => {
        const brass = page.getByRole('button', { name: 'Brass' })
        await brass.click()
        expect(await brass.getAttribute('aria-expanded')).toBe('true')
        expect(await page.getByRole('tab').count()).toBe(0)
        expect(await page.locator('.tabs__content:visible').count()).toBe(1)
        await brass.focus()
        await page.keyboard.press('Space')
        expect(await page.locator('.tabs__content:visible').count()).toBe(0)
        await page.setViewportSize(WIDE.viewport)
        await page.getByRole('tab', { name: 'Oak', selected: true }).waitFor()
      },
      NARROW,
    ))
  it('are headings and texts without script', () =>
    shown(
      blocks,
      async (page) => {
        expect(await page.locator('.tabs__content:visible').count()).toBe(3)
        expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Oak', 'Brass', 'Linen'])
      },
      SCRIPTLESS,
    ))
})

describe('a window over the page', () => {
  const blocks = examples('modal-normal')
  const opener = (page: Page) => page.getByRole('button', { name: 'What we bring', exact: true })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'What we bring to the first visit' })

  it('takes the focus in and gives it back, by its button and by Escape', () =>
    shown(blocks, async (page) => {
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await dialog(page).waitFor()
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
      await page.getByRole('button', { name: 'Close' }).click()
      await dialog(page).waitFor({ state: 'hidden' })
      expect(await focused(page)).toBe('What we bring')
      await page.keyboard.press('Enter')
      await dialog(page).waitFor()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
      expect(await focused(page)).toBe('What we bring')
    }))
  it('makes the page behind it inert', () =>
    shown(blocks, async (page) => {
      await opener(page).click()
      await dialog(page).waitFor()
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab')
        expect(
          await page.evaluate(
            () =>
              document.activeElement?.closest('main') === null || document.activeElement?.closest('dialog') !== null,
          ),
        ).toBe(true)
      }
    }))
  it('closes by a click beside it', () =>
    shown(blocks, async (page) => {
      await opener(page).click()
      await dialog(page).waitFor()
      await page.mouse.click(5, 400)
      await dialog(page).waitFor({ state: 'hidden' })
    }))
  it('is opened by a link, from this page or from another', () =>
    shown(
      [html('<p><a href="#what-we-bring-1x2y">See it</a></p>'), ...blocks],
      async (page) => {
        await dialog(page).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('link', { name: 'See it' }).click()
        await dialog(page).waitFor()
      },
      { ...WIDE, hash: '#what-we-bring-1x2y' },
    ))
  it('opens without script', () =>
    shown(
      blocks,
      async (page) => {
        await opener(page).click()
        await dialog(page).waitFor()
      },
      SCRIPTLESS,
    ))
})

describe('a notice', () => {
  it('does not come back where it is to stay away, and nothing jumps', () =>
    shown([...examples('alert-note'), html('<p id="after">After</p>')], async (page) => {
      await page.getByRole('button', { name: 'Close this notice' }).click()
      await page.locator('.alert').waitFor({ state: 'detached' })
      const place = () =>
        page.locator('#after').evaluate(async (after) => {
          await document.fonts.ready
          return after.getBoundingClientRect().top + scrollY
        })
      const closed = await place()
      await page.route('**/alert.enhancer-*.js', () => {})
      await page.reload({ waitUntil: 'domcontentloaded' })
      expect(await page.locator('.alert').isVisible()).toBe(false)
      expect(await place()).toBe(closed)
      await page.unroute('**/alert.enhancer-*.js')
    }))
  it('comes back where it is closed for once', () =>
    shown(examples('alert-success'), async (page) => {
      await page.getByRole('button', { name: 'Close this notice' }).click()
      await page.locator('.alert').waitFor({ state: 'detached' })
      await page.reload()
      expect(await page.locator('.alert').isVisible()).toBe(true)
    }))
  it('has no button without script', () =>
    shown(examples('alert-note'), async (page) => expect(await page.locator('.alert__close').isVisible()).toBe(false), {
      ...WIDE,
      javaScriptEnabled: false,
    }))
})

describe('a tooltip', () => {
  const blocks = examples('buttons-normal')
  const explained = (page: Page) => page.getByRole('link', { name: 'Price list' })
  const tip = (page: Page) => page.locator('.tooltip:popover-open')

  it('is shown on hover, and stays while the pointer moves onto it', () =>
    shown(
      blocks,
      async (page) => {
        await ready(page)
        await stopClock(page)
        await explained(page).hover()
        await tip(page).waitFor()
        const box = await tip(page).boundingBox()
        await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 8, { steps: 4 })
        await page.clock.runFor(GRACE_MS)
        expect(await tip(page).isVisible()).toBe(true)
        await page.mouse.move(5, 700)
        await page.clock.runFor(GRACE_MS)
        await tip(page).waitFor({ state: 'hidden' })
      },
      { ...WIDE },
    ))
  it('is shown on focus; Escape hides it and the focus stays', () =>
    shown(blocks, async (page) => {
      await ready(page)
      await page.getByRole('link', { name: 'Arrange a visit' }).focus()
      await page.keyboard.press('Tab')
      await tip(page).waitFor()
      await page.keyboard.press('Escape')
      await tip(page).waitFor({ state: 'hidden' })
      expect(await focused(page)).toBe('Price list')
    }))
  it('describes its element', () =>
    shown(blocks, async (page) => {
      const id = await explained(page).getAttribute('aria-describedby')
      expect(await page.locator(`[id="${id}"]`).textContent()).toBe('Two pages, the prices of this winter.')
    }))
  it('is one at a time', () =>
    shown(examples('buttons-stretch'), async (page) => {
      await ready(page)
      await page.getByRole('link', { name: 'Arrange a visit' }).hover()
      await tip(page).waitFor()
      await explained(page).hover()
      await page.waitForFunction(() => document.querySelector('.tooltip:popover-open')?.id.includes('price'))
      expect(await tip(page).count()).toBe(1)
    }))
  it.each([
    ['top', 'position: fixed; top: 0; left: 50%'],
    ['bottom', 'position: fixed; bottom: 0; left: 50%'],
    ['left', 'position: fixed; top: 50%; left: 0'],
    ['right', 'position: fixed; top: 50%; right: 0'],
  ])('is inside the window at its edge: %s', (_, place) =>
    shown(blocks, async (page) => {
      await ready(page)
      await explained(page).evaluate((link, style) => Object.assign(link, { style }), place)
      // By keyboard, since the header of the site covers what stands at the top.
      await explained(page).focus()
      await tip(page).waitFor()
      const box = await tip(page).evaluate((tooltip) => {
        const { left, top, right, bottom } = tooltip.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      })
      expect(box).toBe(true)
    }))
  it('fades in 150 ms, and not at all for who wants no movement', () =>
    shown(
      blocks,
      async (page) => {
        const transition = () => page.locator('.tooltip').evaluate((tooltip) => getComputedStyle(tooltip).transition)
        expect(await transition()).toContain('opacity 0.15s')
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expect.poll(transition).toBe('all')
      },
      { viewport: WIDE.viewport },
    ))
  it('shows HTML as text', () =>
    shown(examples('buttons-long'), async (page) =>
      expect(await page.locator('.tooltip').textContent()).toContain('<script>'),
    ))
})

describe('a tooltip under a finger', () => {
  const explained = (name: string, tag: 'button' | 'input') =>
    createElement(
      'p',
      { key: name },
      createElement(tag, { 'aria-label': name, 'aria-describedby': `about-${name}` }),
      createElement(Tooltip, { id: `about-${name}`, children: `What ${name} means.` }),
    )
  const fields = [explained('Oak', 'button'), explained('Ash', 'button'), explained('Width', 'input')]
  const blocks = [html(renderToStaticMarkup(createElement(Explained, null, createElement('div', null, fields))))]
  const tip = (page: Page) => page.locator('.tooltip:popover-open')
  const oak = (page: Page) => page.getByRole('button', { name: 'Oak' })
  const touched =
    (check: (page: Page) => Promise<void>, options: Options = TOUCH) =>
    () =>
      shown(
        blocks,
        async (page) => {
          await ready(page)
          await check(page)
        },
        options,
      )

  it(
    'is shown by a tap, stays when the finger is lifted, and is hidden by the next tap',
    touched(
      async (page) => {
        await stopClock(page)
        await oak(page).tap()
        await tip(page).waitFor()
        await page.clock.runFor(2 * GRACE_MS)
        expect(await tip(page).textContent()).toBe('What Oak means.')
        await oak(page).tap()
        await tip(page).waitFor({ state: 'hidden' })
        await oak(page).tap()
        await tip(page).waitFor()
      },
      { ...TOUCH },
    ),
  )
  it(
    'is one at a time, and stays while it is touched',
    touched(async (page) => {
      await oak(page).tap()
      await tip(page).waitFor()
      await tip(page).tap()
      expect(await tip(page).textContent()).toBe('What Oak means.')
      await page.getByRole('button', { name: 'Ash' }).tap()
      await page.getByText('What Ash means.').waitFor()
      expect(await tip(page).count()).toBe(1)
    }),
  )
  it(
    'is hidden by Escape, and by a tap elsewhere, after which one tap shows it again',
    touched(async (page) => {
      await oak(page).tap()
      await tip(page).waitFor()
      await page.keyboard.press('Escape')
      await tip(page).waitFor({ state: 'hidden' })
      await oak(page).tap()
      await tip(page).waitFor()
      await page.locator('h1').tap()
      await tip(page).waitFor({ state: 'hidden' })
      await oak(page).tap()
      await tip(page).waitFor()
    }),
  )
  it(
    'of a field, which the tap gives the focus, is shown by one tap as well',
    touched(async (page) => {
      await page.getByRole('textbox', { name: 'Width' }).tap()
      await page.getByText('What Width means.').waitFor()
      await page.getByRole('textbox', { name: 'Width' }).tap()
      await tip(page).waitFor({ state: 'hidden' })
    }),
  )
  it(
    'is not open on a page that is come back to',
    touched(async (page) => {
      await oak(page).tap()
      await tip(page).waitFor()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await tip(page).waitFor({ state: 'hidden' })
    }),
  )
  it(
    'is not toggled by a key',
    touched(async (page) => {
      await oak(page).tap()
      await tip(page).waitFor()
      await page.keyboard.press('Enter')
      expect(await tip(page).textContent()).toBe('What Oak means.')
    }),
  )
})

describe('a quantity', () => {
  const blocks = examples('quantity-normal')
  const leads = (page: Page, quantity: string) =>
    Promise.all([
      page.waitForURL(`**/contact/?quantity=${quantity}`),
      page.getByRole('button', { name: 'Ask for a price' }).click(),
    ])

  it('takes the number to a page of the site', () =>
    shown(
      blocks,
      async (page) => {
        await page.locator('.stepper[data-state="ready"]').waitFor()
        await page.getByRole('button', { name: 'Increase quantity of Chair no. 4' }).click()
        expect(await page.getByLabel('Chair no. 4', { exact: true }).inputValue()).toBe('6')
        await leads(page, '6')
      },
      { ...WIDE },
    ))

  it('does so without script, too', () => shown(blocks, (page) => leads(page, '4').then(), { ...SCRIPTLESS }))
})

describe('a stepper', () => {
  const stepper = (field: object) => [
    html(
      renderToStaticMarkup(
        createElement(Stepper, {
          texts: STEPPER_TEXTS,
          id: 'many',
          of: 'Chair no. 4',
          field: { name: 'many', 'aria-label': 'Chairs', ...field },
        }),
      ),
    ),
  ]
  const field = (page: Page) => page.getByRole('spinbutton')
  const more = (page: Page) => page.getByRole('button', { name: 'Increase quantity of Chair no. 4' })
  const less = (page: Page) => page.getByRole('button', { name: 'Decrease quantity of Chair no. 4' })
  /** The time stands, so that no press is held by chance. */
  const pressed = (props: object, check: (page: Page) => Promise<void>) =>
    shown(
      stepper(props),
      async (page) => {
        await stopClock(page)
        await alive(page)
        await check(page)
      },
      STILL,
    )
  const alive = (page: Page) => page.locator('.stepper[data-state="ready"]').waitFor()

  it('raises its first value to the minimum, and stops there with a button that keeps the focus', () =>
    pressed({ defaultValue: 1, min: 3 }, async (page) => {
      expect(await field(page).inputValue()).toBe('3')
      await more(page).click()
      await less(page).click()
      expect(await field(page).inputValue()).toBe('3')
      expect(await less(page).getAttribute('aria-disabled')).toBe('true')
      expect(await less(page).isEnabled()).toBe(false)
      expect(await less(page).evaluate((button) => (button as HTMLButtonElement).disabled)).toBe(false)
    }))
  it('sends one change and one input for each press, by pointer and by keyboard', () =>
    pressed({ defaultValue: 1 }, async (page) => {
      await page.evaluate(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        for (const kind of ['input', 'change']) document.addEventListener(kind, () => seen.push(kind))
      })
      const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0))
      await more(page).click()
      expect(await seen()).toEqual(['input', 'change'])
      await page.keyboard.press('Enter')
      expect(await seen()).toEqual(['input', 'change'])
      expect(await field(page).inputValue()).toBe('3')
    }))
  it('repeats while it is held, and stops on release and at the bound', () =>
    pressed({ defaultValue: 1, max: 6 }, async (page) => {
      await more(page).hover()
      await page.mouse.down()
      expect(await field(page).inputValue()).toBe('2')
      await page.clock.runFor(HOLD_MS)
      expect(await field(page).inputValue()).toBe('3')
      await page.clock.runFor(4 * REPEAT_MS)
      expect(await field(page).inputValue()).toBe('6')
      await page.mouse.up()
      expect(await more(page).getAttribute('aria-disabled')).toBe('true')
      await less(page).hover()
      await page.mouse.down()
      await page.mouse.up()
      await page.clock.runFor(HOLD_MS)
      expect(await field(page).inputValue()).toBe('5')
    }))
  it('does nothing while its field is disabled', () =>
    pressed({ defaultValue: 1, disabled: true }, async (page) => {
      expect(await more(page).isDisabled()).toBe(true)
    }))
  it('works when it comes later', () =>
    pressed({ defaultValue: 2 }, async (page) => {
      await page.evaluate(() => {
        const old = document.querySelector('vitrine-enhance[name="stepper"]')
        if (old) old.outerHTML = old.outerHTML.replace('data-state="ready"', '')
      })
      await alive(page)
      await more(page).click()
      expect(await field(page).inputValue()).toBe('3')
    }))
  it('is a number field without script', () =>
    shown(
      stepper({ defaultValue: 2 }),
      async (page) => {
        expect(await page.locator('.stepper__button:visible').count()).toBe(0)
        expect(await field(page).isVisible()).toBe(true)
      },
      SCRIPTLESS,
    ))
})

describe('a select', () => {
  const LONG = 'A very long choice of exactly eighty letters that must not widen its column, ever'
  const select = (attributes = '', options = `<option>Oak</option><option>Ash</option><option>${LONG}</option>`) =>
    html(
      `<form><label>Wood <select name="wood" ${attributes}>${options}</select></label><button type="reset">Again</button></form>`,
    )
  const box = (page: Page) => page.getByRole('combobox', { name: /^Wood/ })

  it('has the value, the change, the reset and the keyboard of a native one', () =>
    shown([select()], async (page) => {
      await page.evaluate(() => {
        Object.assign(window, { changes: 0 })
        document.addEventListener('change', () => {
          ;(window as unknown as { changes: number }).changes += 1
        })
      })
      await box(page).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      expect(await box(page).inputValue()).toBe('Ash')
      expect(await page.evaluate(() => (window as unknown as { changes: number }).changes)).toBe(1)
      await page.getByRole('button', { name: 'Again' }).click()
      expect(await box(page).inputValue()).toBe('Oak')
    }))
  it('finds a choice by its first letter', () =>
    shown([select()], async (page) => {
      await box(page).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('a')
      await page.keyboard.press('Enter')
      expect(await box(page).inputValue()).toBe('Ash')
    }))
  it.each(['12px', '16px', '40px'])('has a square box for its arrow at %s', (size) =>
    shown([select()], async (page) => {
      await box(page).evaluate((element, fontSize) => Object.assign(element.style, { fontSize }), size)
      const { height, icon } = await box(page).evaluate((element) => {
        const { inlineSize, blockSize } = getComputedStyle(element, '::picker-icon')
        return { height: element.clientHeight, icon: [inlineSize, blockSize].map(Number.parseFloat) }
      })
      expect(Math.abs((icon[0] ?? 0) - (icon[1] ?? 0))).toBeLessThanOrEqual(2)
      expect(Math.abs((icon[1] ?? 0) - height)).toBeLessThanOrEqual(1)
    }))
  it('is no wider than its column', () =>
    shown(
      [select('', `<option>${LONG}</option>`)],
      async (page) =>
        expect(await box(page).evaluate((element) => element.getBoundingClientRect().right <= innerWidth)).toBe(true),
      NARROW,
    ))
  it('has its arrow at the left where lines run from the right', () =>
    shown([select('dir="rtl"')], async (page) => {
      expect(await box(page).evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    }))
  it.each(['multiple', 'size="3"'])('stays a list when it is one: %s', (attribute) =>
    shown([select(attribute)], async (page) =>
      expect(await page.locator('select').evaluate((list) => getComputedStyle(list).appearance)).not.toBe(
        'base-select',
      ),
    ))
  it('keeps an arrow in forced colours', () =>
    shown(
      [select()],
      async (page) => expect(await box(page).evaluate((element) => getComputedStyle(element).appearance)).toBe('auto'),
      {
        ...WIDE,
        forcedColors: 'active',
      },
    ))
})

describe('share links', () => {
  const blocks = examples('share-all')
  const url = encodeURIComponent('https://haldenrye.example/services/an-example/')

  it('ask no network for anything before they are followed', () =>
    shown(blocks, async (page) => {
      const foreign: string[] = []
      page.on('request', (request) => !request.url().startsWith(site.url) && foreign.push(request.url()))
      await page.reload()
      await attend(page)
      // What waits for a quiet moment has begun.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      expect(foreign).toEqual([])
    }))
  it.each([
    { sized: [1280, 720], left: 320, top: 180 },
    // Further to the left would be off the screen.
    { sized: [390, 300], left: 0, top: 0 },
  ])('open a window of 640 by 360 in one of $sized', ({ sized: [outerWidth, outerHeight], left, top }) =>
    shown(blocks, async (page) => {
      await ready(page)
      await page.evaluate(
        (outer) => {
          // The window of a test is as small as what is drawn of its page.
          Object.assign(window, { screenX: 0, screenY: 0, ...outer })
          window.open = (_address, _name, features = '') => {
            document.body.dataset.features = features
            return Object.assign(Object.create(null), { opener: window, location: { href: '' } })
          }
        },
        { outerWidth, outerHeight },
      )
      const open = page.context().pages().length
      await page.getByRole('link', { name: 'Share on Reddit' }).click()
      expect(await page.evaluate(() => document.body.dataset.features)).toBe(
        `popup,width=640,height=360,left=${left},top=${top}`,
      )
      expect(page.context().pages()).toHaveLength(open)
    }))
  it('are followed when the window is not allowed, and by a click that asks for a tab', () =>
    shown(blocks, async (page) => {
      await ready(page)
      await page.evaluate(() => {
        window.open = () => null
        // Whether the browser would have followed the link, had this not kept it here.
        window.addEventListener('click', (event) => {
          const { followed = '' } = document.body.dataset
          document.body.dataset.followed = `${followed} ${!event.defaultPrevented}`
          event.preventDefault()
        })
      })
      const link = page.getByRole('link', { name: 'Share on Reddit' })
      expect(await link.getAttribute('href')).toContain(url)
      await link.click()
      await page.evaluate(() => {
        window.open = () => window
      })
      await link.click({ modifiers: ['ControlOrMeta'] })
      expect(await page.evaluate(() => document.body.dataset.followed)).toBe(' true true')
    }))
  it('copy the address and say so', () =>
    shown(
      blocks,
      async (page) => {
        await ready(page)
        await page.getByRole('button', { name: 'Copy link' }).click()
        await page.getByRole('status').getByText('Link copied').waitFor()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          'https://haldenrye.example/services/an-example/',
        )
      },
      { ...WIDE, permissions: ['clipboard-read', 'clipboard-write'] },
    ))
  it('offer the share sheet only where there is one', () =>
    shown(blocks, async (page) => {
      await ready(page)
      expect(await page.getByRole('button', { name: 'Share …' }).isVisible()).toBe(
        await page.evaluate(() => 'canShare' in navigator),
      )
    }))
  it('are plain links without script', () =>
    shown(
      blocks,
      async (page) => {
        const link = page.getByRole('link', { name: 'Share on Facebook' })
        expect(await link.getAttribute('href')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${url}`)
        expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
        expect(await page.getByRole('button', { name: 'Copy link' }).isVisible()).toBe(false)
      },
      SCRIPTLESS,
    ))
})

describe('content boxes', () => {
  const heights = (page: Page) =>
    page.locator('.content-boxes__box').evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height))

  it('are equally high in a row, and naturally high below each other', () =>
    shown(examples('boxes-icons-top'), async (page) => {
      await page.evaluate(() => document.fonts.ready)
      const wide = await heights(page)
      expect(Math.max(...wide) - Math.min(...wide)).toBeLessThanOrEqual(1)
      await page.setViewportSize({ width: 1000, height: 800 })
      const resized = await heights(page)
      expect(Math.max(...resized) - Math.min(...resized)).toBeLessThanOrEqual(1)
      await page.setViewportSize(NARROW.viewport)
      const narrow = await heights(page)
      expect(Math.max(...narrow) - Math.min(...narrow)).toBeGreaterThan(1)
    }))
  it('have one link each, and text that can be selected', () =>
    shown(
      examples('boxes-icons-start'),
      async (page) => {
        expect(await page.locator('.content-boxes__box').first().getByRole('link').count()).toBe(1)
        const text = page.locator('.content-boxes__text').first()
        await text.click({ clickCount: 3, position: { x: 20, y: 10 } })
        expect(await page.evaluate(() => getSelection()?.toString())).toContain('Every wall')
      },
      { ...WIDE, javaScriptEnabled: true },
    ))
})
