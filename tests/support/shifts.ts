import type { Page } from 'playwright-core'

/** One layout shift: its score, as browsers count it, and what moved. */
export interface Shift {
  readonly value: number
  readonly what: string
}

/** Notes every layout shift of the pages that are opened from now on, from their first frame. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(observe)
}

/** Notes every layout shift from now on, once the typefaces are there that stay. */
export async function noteShiftsFromHere(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await drawn(page)
  await page.evaluate(observe)
}

/** @returns What has moved since. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await drawn(page)
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
}

/** The score of the page. */
export function scoreOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

/** Entries come with the frame after the one that shifted. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Runs in the browser. */
function observe(): void {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  type LayoutShift = PerformanceEntry & {
    readonly value: number
    readonly sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${element?.className || element?.localName}: ${place(previousRect)} > ${place(currentRect)}`
      })
      shifts.push({ value, what: moved.join('; ') })
    }
  }).observe({ type: 'layout-shift', buffered: false })
}
