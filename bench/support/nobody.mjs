/** Signs by which a page notices that somebody is there. Browsers make some of them up. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll', 'hashchange']

/**
 * Lets a page believe that nobody is there, from before its first script on: what it does for a visitor stays away.
 *
 * @param {import('playwright-core').Page} page
 */
export function leaveAlone(page) {
  return page.addInitScript((names) => {
    for (const name of names) addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true })
  }, SIGNS)
}
