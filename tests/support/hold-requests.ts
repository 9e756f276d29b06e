import type { Page, Route } from 'playwright-core'
import { PATIENCE_MS } from './patience.ts'
import { turn } from './ready.ts'

/** Address at which a form of the admin saves its draft by itself. */
export const AUTOSAVE = /autosave=true/

/** A request that is held back. */
export interface HeldRequest {
  /** Settles once the page has asked. Rejects when it does not, and lets what it asks later come at once. */
  readonly begun: Promise<void>
  /** Lets it come, and waits until it has been answered. */
  end(): Promise<void>
}

/**
 * Keeps on their way what the page sends to this address from here on; what it only reads there comes at once.
 *
 * @param options.isAnswered The site gets them at once, and its answers are kept on their way back.
 */
export async function holdRequests(
  page: Page,
  address: RegExp,
  { isAnswered = false }: { readonly isAnswered?: boolean } = {},
): Promise<HeldRequest> {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  let begin = () => {}
  let fail = (_reason: Error) => {}
  const begun = new Promise<void>((resolve, reject) => {
    begin = resolve
    fail = reject
  })
  begun.catch(() => {}) // A test may look at the answer alone.
  const deadline = setTimeout(() => {
    go()
    fail(new Error(`The page has not asked for ${address} within ${PATIENCE_MS.poll / 1000} s.`))
  }, PATIENCE_MS.poll)
  const hold = async (route: Route) => {
    if (route.request().method() === 'GET') return route.fallback()
    clearTimeout(deadline)
    begin()
    const response = isAnswered ? await route.fetch() : undefined
    await held
    await (response ? route.fulfill({ response }) : route.fallback())
  }
  await page.route(address, hold)
  return {
    begun,
    async end() {
      clearTimeout(deadline)
      const answered = page.waitForResponse(
        (answer) => address.test(answer.url()) && answer.request().method() !== 'GET',
      )
      go()
      await answered
      await page.unroute(address, hold)
      await turn(page)
    },
  }
}

/** Holds back a save that a form of the admin makes by itself; ends once the form has processed the answer. */
export async function holdSaving(page: Page): Promise<HeldRequest> {
  const { begun, end } = await holdRequests(page, AUTOSAVE)
  return {
    begun,
    async end() {
      const handled = page
        .waitForResponse(AUTOSAVE)
        .then(() => page.waitForResponse((answer) => answer.request().headers()['next-action'] !== undefined))
      await end()
      await handled
      await turn(page)
    },
  }
}
