import type { Page } from 'playwright-core'

interface Held {
  holdEntries(): void
  tellEntries(): void
}

/**
 * Lets a test say when the browser tells what came in and out of view: a busy one tells several at once. To be called
 * before the page is opened.
 */
export async function steerEntries(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isHolding = false
    const observers: (() => void)[] = []
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const entries: IntersectionObserverEntry[] = []
        const tellAll = () => {
          if (entries.length > 0) tell(entries.splice(0), this)
        }
        super((more) => {
          entries.push(...more)
          if (!isHolding) tellAll()
        }, options)
        observers.push(tellAll)
      }
    }
    const held: Held = {
      holdEntries() {
        isHolding = true
      },
      tellEntries() {
        isHolding = false
        for (const tellAll of observers) tellAll()
      },
    }
    Object.assign(globalThis, held)
  })
}

/** Keeps back what the browser has to tell, from now on. */
export function holdEntries(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as Held).holdEntries())
}

/** Tells what was kept back, all of an observer at once. */
export function tellEntries(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as Held).tellEntries())
}
