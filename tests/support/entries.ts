import type { Page } from 'playwright-core'

interface Held {
  holdEntries(): void
  deliverEntries(): void
}

/**
 * Lets a test decide when intersection observers are called: a busy browser delivers several entries at once. Call it
 * before the page is opened.
 */
export async function steerEntries(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isHolding = false
    const observers: (() => void)[] = []
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const entries: IntersectionObserverEntry[] = []
        const deliverAll = () => {
          if (entries.length > 0) callback(entries.splice(0), this)
        }
        super((more) => {
          entries.push(...more)
          if (!isHolding) deliverAll()
        }, options)
        observers.push(deliverAll)
      }
    }
    const held: Held = {
      holdEntries() {
        isHolding = true
      },
      deliverEntries() {
        isHolding = false
        for (const deliverAll of observers) deliverAll()
      },
    }
    Object.assign(globalThis, held)
  })
}

/** Holds back the entries of all intersection observers. */
export function holdEntries(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as Held).holdEntries())
}

/** Delivers the entries that were held back, all of an observer at once. */
export function deliverEntries(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as Held).deliverEntries())
}
