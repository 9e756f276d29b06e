/** Pixels of one turn of the wheel. */
export const TURN_PX = 120

/**
 * Goes the whole way down a page by wheel.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<{ turns: number, left: number }>} Turns of the wheel, and pixels that are still to go.
 */
export async function wheelThrough(page) {
  const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await page.mouse.move(200, 400)
  let turns = 0
  for (let y = 0; y < way; y += TURN_PX) {
    await page.mouse.wheel(0, TURN_PX)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    turns += 1
  }
  const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
  return { turns, left }
}
