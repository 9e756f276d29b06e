import type { Page } from 'playwright-core'

/** Looks at a page as a visitor does: moves the pointer, and waits until what that wakes has come. */
export async function attend(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
}
