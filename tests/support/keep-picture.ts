import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page, PageScreenshotOptions } from 'playwright-core'

/** Where people look at pictures; not kept in the repository. */
const FOLDER = new URL('../.screenshots/', import.meta.url)

/** Whether pictures are kept: `npm test -- --pictures`. Drawing them takes a tenth of the browser tests' time. */
const KEEPS_PICTURES = Boolean(process.env.VITRINE_PICTURES)

/**
 * Keeps a picture for people to look at, when pictures were asked for.
 *
 * @param what Drawn now, or bytes that there are.
 * @param name With folder and ending: `themes/warm-1440.png`.
 */
export async function keepPicture(
  what: Page | Locator | Uint8Array,
  name: string,
  options?: Pick<PageScreenshotOptions, 'fullPage' | 'type' | 'quality' | 'caret'>,
): Promise<void> {
  if (!KEEPS_PICTURES) return
  const path = fileURLToPath(new URL(name, FOLDER))
  await mkdir(dirname(path), { recursive: true })
  if (what instanceof Uint8Array) await writeFile(path, what)
  else await what.screenshot({ path, ...options })
}
