import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Position in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** @param at Parts of the width and of the height from its top left corner. */
export async function pointIn(target: Locator, at: Point = { x: 0.5, y: 0.5 }): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What should be dragged or dropped on is not shown.')
  return { x: box.x + box.width * at.x, y: box.y + box.height * at.y }
}

/** Takes hold with the pointer, without letting go: once it stands still, and nothing is drawn over it. */
export async function takeHold(page: Page, from: Locator): Promise<void> {
  await from.hover()
  const start = await pointIn(from)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 3 })
}

/** Moves what is held until this is said of the place. The page may scroll meanwhile, as it does near its edges. */
export async function holdOver(
  page: Page,
  to: () => Promise<Point>,
  label: Locator,
  sentence: string | undefined,
): Promise<void> {
  await expect
    .poll(async () => {
      const { x, y } = await to()
      await page.mouse.move(x - 2, y)
      await page.mouse.move(x, y)
      return (await label.isVisible()) ? label.textContent() : undefined
    })
    .toBe(sentence)
}
