import { withBrowser } from '../support/browser.mjs'
import { NothingMeasured } from '../support/nothing-measured.mjs'
import { openPage } from '../support/open-page.mjs'
import { withSite } from '../support/site.mjs'

/** How much slower than this machine the visitor's is. */
const SLOWDOWN = 4

const CHANGES = 40

/**
 * Milliseconds of script that one change of a field costs in the largest form of the demo, on a slow machine: the whole
 * form is validated each time.
 */
export function measure() {
  return withSite(({ url }) => withBrowser((browser) => ofForm(browser, `${url}/contact/`)))
}

/** @param {import('playwright-core').Browser} browser @param {string} url */
async function ofForm(browser, url) {
  const page = await browser.newPage()
  const quiet = await openPage(page, url)
  const field = page.locator('[name="your-email"]')
  await field.fill('ada@example.com')
  await page.locator('vitrine-island[data-awake]').first().waitFor({ state: 'attached' })
  await quiet()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
  }
  await field.evaluate(changeAndValidate, CHANGES)
  const before = await scriptSeconds()
  const validated = await field.evaluate(changeAndValidate, CHANGES)
  const after = await scriptSeconds()
  if (validated < CHANGES) throw new NothingMeasured(`${validated} of ${CHANGES} changes were validated`)
  return { 'forms.validation': (after - before) * (1000 / CHANGES) }
}

/**
 * Runs in the page: changes a field again and again, each time when the form has been validated.
 *
 * @param {Element} input
 * @param {number} times
 * @returns {Promise<number>} Times that the form was validated.
 */
async function changeAndValidate(input, times) {
  const form = input.closest('form')
  if (!form) return 0
  const status = () => form.dataset.status
  let validated = 0
  const watching = new MutationObserver(() => {
    if (status() === 'validating') validated += 1
  })
  watching.observe(form, { attributeFilter: ['data-status'] })
  for (let time = 0; time < times; time += 1) {
    input.dispatchEvent(new Event('change', { bubbles: true }))
    do await new Promise((done) => requestAnimationFrame(done))
    while (status() === 'validating')
  }
  watching.disconnect()
  return validated
}
