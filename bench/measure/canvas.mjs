import { answering } from '../support/answering.mjs'
import { withBrowser } from '../support/browser.mjs'
import { percentile } from '../support/load.mjs'
import { fetched, NothingMeasured } from '../support/nothing-measured.mjs'
import { withSite } from '../support/site.mjs'

/** Blocks of the page: those of the demo's pages, over and over. */
const BLOCKS = 60

/** Keys that are typed; the slowest of twenty may be slower than the figure. */
const KEYS = 60

/** Milliseconds between two keys: a quick hand. */
const BETWEEN_KEYS_MS = 150

/** Times that the canvas is opened, once its page has been opened before. */
const OPENINGS = 5

/** Steps that are taken back, one after the other. */
const STEPS = 40

/** Milliseconds of rest after which what was typed is a step: more than `use-form-steps.ts` waits. */
const REST_MS = 600

const PASSWORD = 'bench bench bench bench'

/** Milliseconds that the admin may take until it answers. */
const ADMIN_MS = 120_000

/**
 * Milliseconds from a key in the form until the preview has drawn its block, and from a press on *Undo* until the form shows
 * it, 95th percentiles; and from the address of the form until its canvas can be used, median.
 */
export function measure() {
  return withSite(
    (site) =>
      withBrowser(async (browser) => {
        const { page, address } = await signedIn(site, browser)
        await openCanvas(page, address)
        const figures = { 'canvas.drawn': await drawn(page), 'canvas.undo': await taken(page) }
        return { ...figures, 'canvas.open': await opened(page, address) }
      }),
    { ADMIN: 'on' },
  )
}

/**
 * @param {{ url: string, setupCode?: string | undefined }} site With the admin on.
 * @param {import('playwright-core').Browser} browser
 */
async function signedIn({ url, setupCode }, browser) {
  await answering(`${url}/admin/login`, { withinMs: ADMIN_MS })
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  const account = { name: 'Bench', email: 'bench@example.com', password: PASSWORD, setupCode }
  const made = await page.request.post(`${url}/api/users/first-register`, { data: account })
  if (!made.ok()) throw new NothingMeasured(`no account: ${made.status()}`)
  const id = await makePage(url, (await made.json()).token)
  return { page, address: `${url}/admin/collections/pages/${id}` }
}

/** @param {import('playwright-core').Page} page @param {string} address Of the form. */
async function openCanvas(page, address) {
  await page.goto(address)
  await page.locator('form[data-form-ready="true"]').first().waitFor()
  const toggler = page.locator('#live-preview-toggler')
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click()
  await page.frameLocator('#live-preview-iframe').locator('vitrine-canvas').waitFor({ state: 'attached' })
  await page
    .getByRole('treeitem')
    .nth(BLOCKS - 1)
    .waitFor({ state: 'attached' })
}

/** @param {import('playwright-core').Page} page @param {string} address Of a form whose preview was open when it was left. */
async function opened(page, address) {
  const times = []
  for (let count = 0; count < OPENINGS; count += 1) {
    await page.goto('about:blank')
    const began = performance.now()
    await openCanvas(page, address)
    times.push(performance.now() - began)
  }
  return percentile(times, 0.5)
}

/** @param {import('playwright-core').Page} page With the canvas open. */
async function drawn(page) {
  await page.locator('#field-layout__0__heading').click()
  await watchDrawing(page)
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.type('x')
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
  await page.waitForFunction((keys) => Reflect.get(globalThis, 'drawnAfter').length >= keys, KEYS)
  const times = /** @type {number[]} */ (await page.evaluate(() => Reflect.get(globalThis, 'drawnAfter')))
  return percentile(times, 0.95)
}

/** Takes back what was typed, a letter a step. @param {import('playwright-core').Page} page With the canvas open. */
async function taken(page) {
  const field = page.locator('#field-layout__0__heading')
  await field.click()
  await page.keyboard.press('End')
  await page.waitForTimeout(REST_MS)
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.type('y')
    await page.waitForTimeout(REST_MS)
  }
  const times = await page.evaluate(undoOneByOne, STEPS)
  if (times.length < STEPS) throw new NothingMeasured(`only ${times.length} of ${STEPS} steps were taken back`)
  return percentile(times, 0.95)
}

/**
 * Presses *Undo* again and again, each time once the form shows the step before.
 *
 * @param {number} steps
 * @returns {Promise<number[]>} Milliseconds of each step that was taken back; it ends with the first that is not.
 */
async function undoOneByOne(steps) {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const field = /** @type {HTMLInputElement} */ (document.getElementById('field-layout__0__heading'))
  const undo = /** @type {HTMLElement} */ (document.querySelector('.page-canvas__tool'))
  const times = []
  for (let step = 0; step < steps; step += 1) {
    const before = field.value
    const began = performance.now()
    undo.click()
    while (field.value === before && performance.now() - began < 5000) await frame()
    if (field.value === before) break
    await frame()
    times.push(performance.now() - began)
  }
  return times
}

/**
 * Notes for each key how long it takes until the preview shows it.
 *
 * @param {import('playwright-core').Page} page
 */
function watchDrawing(page) {
  return page.evaluate(() => {
    const drawnAfter = /** @type {number[]} */ ([])
    const typed = /** @type {{ text: string, at: number }[]} */ ([])
    Object.assign(globalThis, { drawnAfter })
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          typed.push({ text: target.value, at: performance.now() })
      },
      { capture: true },
    )
    const frame = /** @type {HTMLIFrameElement} */ (document.getElementById('live-preview-iframe'))
    const look = () => {
      const shown = frame.contentDocument?.querySelector('main [data-field="heading"]')?.textContent ?? ''
      const now = performance.now()
      while (typed[0] && shown.length >= typed[0].text.length) drawnAfter.push(now - (typed.shift()?.at ?? now))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** @param {string} url @param {string} token @returns {Promise<number>} Id of a page of {@link BLOCKS} blocks. */
async function makePage(url, token) {
  const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` }
  const found = await fetched(`${url}/api/pages?limit=100&depth=0`, { headers })
  const { docs } = /** @type {{ docs: { layout: object[] }[] }} */ (await found.json())
  const blocks = docs.flatMap(({ layout }) => layout)
  const first = blocks.find((block) => Reflect.get(block, 'blockType') === 'hero')
  if (!first) throw new NothingMeasured('no page of the demo with blocks')
  const layout = [first, ...Array.from({ length: BLOCKS - 1 }, (_, index) => blocks[index % blocks.length])]
  const body = JSON.stringify({ title: 'Sixty blocks', _status: 'draft', layout: layout.map(withoutIds) })
  const made = await fetched(`${url}/api/pages?draft=true&depth=0`, { method: 'POST', headers, body })
  return (await made.json()).doc.id
}

/** @param {unknown} value @returns {unknown} The same, with rows that get ids of their own. */
function withoutIds(value) {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === 'id' && typeof inner === 'string' ? [] : [[name, withoutIds(inner)]],
    ),
  )
}
