import { brotliCompressSync } from 'node:zlib'
import { withBrowser } from '../support/browser.mjs'
import { fetched, NothingMeasured, some } from '../support/nothing-measured.mjs'
import { withSite } from '../support/site.mjs'
import { serveSliderPages } from '../support/slider-pages.mjs'
import { SLOWDOWN, visit } from '../support/slider-visit.mjs'
import { taskTimes } from '../support/task-times.mjs'
import { versionOf } from '../support/version-of.mjs'

/** A page may not shift, its first image be the largest, and a crowd cost nothing more. */
export const mayBeZero = ['sliders.shift', 'sliders.largest', 'sliders.crowd.alive']

/** Times that a start is measured; the one in the middle counts. */
const STARTS = 7

/** Times that tasks are measured; the one in the middle counts. */
const ROUNDS = 3

/** Changes that are watched. The second and third cut an image into forty pieces. */
const CHANGES = 3

/** Layers of each slide: of those with words, and where there are many. */
const WORDS = 3
const LAYERS = 10

/** Properties that browsers animate without layout or, the last two in most, painting. */
const COMPOSITED = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'filter', 'clipPath'])

/** Keys of keyframes that are no properties. */
const NO_PROPERTY = new Set(['offset', 'computedOffset', 'easing', 'composite'])

/** A page in the same frame, for the script that every page has. */
const NO_SLIDER = '/ours/none'

/** @typedef {import('playwright-core').Browser} Browser */

/**
 * Sliders and carousels beside Swiper with the same content: script, layout shift, start and changes on a slow machine,
 * and what fifty slides cost more than five.
 */
export function measure() {
  return withSite(async (site) => {
    const pages = await serveSliderPages(site)
    try {
      return await withBrowser(async (browser) => ({
        ...(await scripts(browser, pages.url)),
        ...(await paints(browser, pages.url)),
        ...(await starts(browser, pages.url)),
        ...(await changes(browser, pages.url)),
        ...(await crowd(browser, pages.url)),
      }))
    } finally {
      await pages.stop()
    }
  })
}

/** @param {Browser} browser @param {string} url */
async function scripts(browser, url) {
  const weigh = async (/** @type {string} */ path, using = /** @type {typeof use | undefined} */ (undefined)) => {
    const { page, scripts, close } = await visit(browser, url + path, {
      touch: true,
      alone: !using,
      still: path === NO_SLIDER,
    })
    await using?.(page)
    const sizes = some(await scripts(), `no script at ${path}`).map(async (address) => {
      const body = await (await fetched(address)).arrayBuffer()
      return brotliCompressSync(Buffer.from(body)).length
    })
    await close()
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
  }
  const none = await weigh(NO_SLIDER)
  return {
    'sliders.page': await weigh('/ours/layers', use),
    'sliders.plain': (await weigh('/ours/fade')) - none,
    'sliders.plain.swiper': await weigh('/swiper/fade'),
    'sliders.row': (await weigh('/ours/row')) - none,
    'sliders.row.swiper': await weigh('/swiper/row'),
    'sliders.swiper.version': versionOf('swiper'),
  }
}

/**
 * Uses a slider until everything it has for that has come: its words, its transitions, and what follows a finger.
 *
 * @param {import('playwright-core').Page} page
 */
async function use(page) {
  await page.waitForFunction(allIn, WORDS)
  await page.locator('.slider__stage').tap()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/drag-/.test(name)))
  await page.evaluate(goOn)
}

/** @param {Browser} browser @param {string} url */
async function paints(browser, url) {
  let [shift, others] = [0, 0]
  for (const name of ['fade', 'slide', 'layers', 'row']) {
    const { seen, close } = await visit(browser, `${url}/ours/${name}`)
    const { shift: moved, largest } = await seen()
    shift = Math.max(shift, moved)
    // In a row several are as large as the first, and the one that comes first counts.
    if (name !== 'row' && !largest.startsWith(`${url}/pictures/1-`)) others += 1
    await close()
  }
  return { 'sliders.shift': shift, 'sliders.largest': others }
}

/** @param {Browser} browser @param {string} url */
async function starts(browser, url) {
  const [ours, swiper] = await inTurn(browser, [`${url}/ours/fade`, `${url}/swiper/fade`])
  const [row, swiperRow] = await inTurn(browser, [`${url}/ours/row`, `${url}/swiper/row`])
  return { 'sliders.start': ours / swiper, 'sliders.row.start': row / swiperRow }
}

/**
 * Starts pages in turn, so that what else the machine does meets all of them.
 *
 * @param {Browser} browser
 * @param {readonly [string, string]} addresses
 * @returns {Promise<[number, number]>} Milliseconds until the slider of each runs.
 */
async function inTurn(browser, addresses) {
  /** @type {[number[], number[]]} */
  const times = [[], []]
  for (let time = 0; time < STARTS; time += 1) {
    for (const [index, address] of addresses.entries()) {
      const { seen, close } = await visit(browser, address, { slow: true })
      times[index]?.push((await seen()).ready)
      await close()
    }
  }
  return [middle(times[0]), middle(times[1])]
}

/** @param {number[]} values */
function middle(values) {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** @param {Browser} browser @param {string} url */
async function changes(browser, url) {
  /** @type {number[]} */
  const tasks = []
  /** @type {string[]} */
  const animated = []
  for (let time = 0; time < ROUNDS; time += 1) {
    const { page, close } = await visit(browser, `${url}/ours/layers`)
    await page.waitForFunction(allIn, WORDS)
    await page.evaluate(noteProperties)
    const times = await taskTimes(browser, async () => {
      // A press of the test's own would cost more than the change.
      for (let change = 0; change < CHANGES; change += 1) await page.evaluate(goOn)
    })
    tasks.push(Math.max(...times) * SLOWDOWN)
    /** @type {string[]} */
    const noted = await page.evaluate('properties')
    animated.push(...noted.filter((name) => !NO_PROPERTY.has(name)))
    await close()
  }
  some(animated, 'no change of a slider was animated')
  return {
    'sliders.task': middle(tasks),
    'sliders.composited': animated.filter((name) => COMPOSITED.has(name)).length / animated.length,
  }
}

/** Runs in the page. @returns {Promise<unknown>} When the next slide stands. */
function goOn() {
  return new Promise((done) => {
    document.addEventListener('vitrine:slider:changed', done, { once: true })
    Reflect.get(/** @type {Element} */ (document.querySelector('.slider')), 'next')()
  }).then(() => {})
}

/**
 * Runs in the page: whether this many layers have come, and only what has no end goes on moving.
 *
 * @param {number} count
 */
function allIn(count) {
  return (
    document.querySelectorAll('.layer[data-state="in"]').length === count &&
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      )
  )
}

/** Runs in the page: notes what each animation of a change moves, once for each of its keyframes. */
function noteProperties() {
  const properties = /** @type {string[]} */ ([])
  Object.assign(globalThis, { properties })
  const stage = /** @type {Element} */ (document.querySelector('.slider__stage'))
  document.addEventListener('vitrine:slider:change', () => {
    // It is emitted before the change begins to move.
    requestAnimationFrame(() => {
      for (const { effect } of stage.getAnimations({ subtree: true })) {
        for (const frame of /** @type {KeyframeEffect} */ (effect).getKeyframes())
          properties.push(...Object.keys(frame))
      }
    })
  })
}

/** @param {Browser} browser @param {string} url */
async function crowd(browser, url) {
  const [few, many] = [`${url}/ours/few`, `${url}/ours/many`]
  const [fewReady, manyReady] = await inTurn(browser, [few, many])
  /** @type {[number[], number[]]} */
  const longest = [[], []]
  let more = 0
  for (let time = 0; time < ROUNDS; time += 1) {
    const [ofFew, ofMany] = [await whatLives(browser, few), await whatLives(browser, many)]
    if (!(ofFew.alive > 0)) throw new NothingMeasured('nothing moves on a slide where something goes on moving')
    longest[0].push(ofFew.longest)
    longest[1].push(ofMany.longest)
    more = Math.max(more, ofMany.alive - ofFew.alive)
  }
  return {
    'sliders.crowd.start': manyReady / fewReady,
    'sliders.crowd.task': middle(longest[1]) / middle(longest[0]),
    'sliders.crowd.alive': more,
  }
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<{ longest: number, alive: number }>} The longest task until all layers of the first slide have come,
 *   in milliseconds; animations and timers that there are then.
 */
async function whatLives(browser, address) {
  let alive = Number.NaN
  const times = await taskTimes(browser, async () => {
    const { page, seen, close } = await visit(browser, address)
    await page.waitForFunction(allIn, LAYERS)
    alive = (await page.evaluate(() => document.getAnimations().length)) + (await seen()).timers
    await close()
  })
  return { longest: Math.max(...times), alive }
}
