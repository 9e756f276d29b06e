import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page, PageScreenshotOptions } from 'playwright-core'

/** Folder of screenshots, which the repository ignores. */
const FOLDER = new URL('../.screenshots/', import.meta.url)

/** True for `npm test -- --pictures`. Drawing screenshots takes a tenth of the browser tests' time. */
const SAVES_SCREENSHOTS = Boolean(process.env.VITRINE_SCREENSHOTS)

/**
 * Saves a screenshot for people to look at, if `npm test -- --pictures` asked for them.
 *
 * @param what Drawn now, or bytes that there are.
 * @param name With folder and ending: `themes/warm-1440.png`.
 */
export async function saveScreenshot(
  what: Page | Locator | Uint8Array,
  name: string,
  options?: Pick<PageScreenshotOptions, 'fullPage' | 'type' | 'quality' | 'caret'>,
): Promise<void> {
  if (!SAVES_SCREENSHOTS) return
  const path = fileURLToPath(new URL(name, FOLDER))
  await mkdir(dirname(path), { recursive: true })
  if (what instanceof Uint8Array) await writeFile(path, what)
  else await what.screenshot({ path, ...options })
}
