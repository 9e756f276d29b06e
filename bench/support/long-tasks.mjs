/** Milliseconds of the piece of work by which a page proves that it is watched. Browsers note those of more than 50. */
const PROOF_MS = 120

/**
 * Watches the main thread of a page. That no long task was noted means something only where one would have been: one is
 * made on purpose, awaited and forgotten.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<() => Promise<number>>} Gives the milliseconds of the longest task since; 0 when none took over 50.
 */
export async function watchLongTasks(page) {
  await page.evaluate(() => {
    const longTasks = /** @type {number[]} */ ([])
    Object.assign(globalThis, { longTasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await page.evaluate((ms) => {
    setTimeout(() => {
      const until = performance.now() + ms
      while (performance.now() < until);
    })
  }, PROOF_MS)
  await page.waitForFunction((ms) => Math.max(...Reflect.get(globalThis, 'longTasks')) >= ms, PROOF_MS)
  await page.evaluate(() => void Reflect.get(globalThis, 'longTasks').splice(0))
  return async () => Math.max(0, ...(await page.evaluate(() => Reflect.get(globalThis, 'longTasks'))))
}
