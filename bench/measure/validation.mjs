import { chromium } from 'playwright-core'
import { ensureBrowser } from '../../scripts/launch/browser.mjs'

/** How much slower than this machine the visitor's is. */
const SLOWDOWN = 4

const CHANGES = 40

/**
 * Milliseconds of script that one change of a field costs in the largest form of the demo, on a slow machine: the whole
 * form is validated each time.
 *
 * @param {{ url: string }} site
 */
export async function validation({ url }) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/contact/`, { waitUntil: 'networkidle' })
    const field = page.locator('[name="your-email"]')
    await field.fill('ada@example.com')
    await page.locator('vitrine-island[data-awake]').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const scriptSeconds = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
    }
    const change = () =>
      field.evaluate(async (input, times) => {
        for (let time = 0; time < times; time += 1) {
          const status = () => input.closest('form')?.dataset.status
          input.dispatchEvent(new Event('change', { bubbles: true }))
          do await new Promise((done) => requestAnimationFrame(done))
          while (status() === 'validating')
        }
      }, CHANGES)
    await change()
    const before = await scriptSeconds()
    await change()
    return { 'forms.validation': ((await scriptSeconds()) - before) * (1000 / CHANGES) }
  } finally {
    await browser.close()
  }
}
