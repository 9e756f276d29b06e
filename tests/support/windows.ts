import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** Windows of one browser that wait for the next test: what they hold costs memory. */
const MAX_IDLE = 3

/** A window with a page that nobody has been on. */
export interface Window {
  readonly page: Page
  /** Closes its pages, and keeps the window for the next test if it can be emptied. */
  release(): Promise<void>
}

/** An empty window. A page of its own that shows nothing keeps its process, which takes as long to start as a page. */
interface Idle {
  readonly key: string
  readonly context: BrowserContext
  readonly keeper: Page
  /** Origins whose storage may hold something. */
  readonly origins: Set<string>
  /** Something was done to it that cannot be undone. */
  isSpoiled: boolean
}

const idle = new WeakMap<Browser, Idle[]>()

/**
 * Opens a page in a window of these options: one that another test has left, emptied, or a new one. Cookies, storage,
 * permissions and routes are nobody's; what the network has brought may still be in the browser's cache.
 */
export async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Window> {
  const key = JSON.stringify(options)
  const waiting = idle.get(browser) ?? []
  idle.set(browser, waiting)
  const place = waiting.findIndex((one) => one.key === key)
  const window = place < 0 ? await makeWindow(browser, options, key) : (waiting.splice(place, 1)[0] as Idle)
  return {
    page: await window.context.newPage(),
    async release() {
      if (!(await emptied(window))) return window.context.close()
      waiting.push(window)
      if (waiting.length > MAX_IDLE) await waiting.shift()?.context.close()
    },
  }
}

async function makeWindow(browser: Browser, options: BrowserContextOptions, key: string): Promise<Idle> {
  const context = await browser.newContext(options)
  const window: Idle = { key, context, keeper: await context.newPage(), origins: new Set(), isSpoiled: false }
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (URL.canParse(frame.url())) window.origins.add(new URL(frame.url()).origin)
    })
  })
  // Scripts and clocks that are put into a window stay there.
  spoils(context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'on'], window)
  spoils(context.clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'], window)
  return window
}

/** Notes when one of these methods is called. */
function spoils<T extends object>(object: T, names: readonly (keyof T)[], window: Idle): void {
  for (const name of names) {
    const method = object[name]
    if (typeof method !== 'function') throw new Error(`Nothing called "${String(name)}" can be done to a window.`)
    object[name] = ((...args: unknown[]) => {
      window.isSpoiled = true
      return method.apply(object, args)
    }) as T[keyof T]
  }
}

/** @returns Whether nothing is left in it of the test that had it. */
async function emptied({ context, keeper, origins, isSpoiled }: Idle): Promise<boolean> {
  const pages = context.pages().filter((page) => page !== keeper)
  if (isSpoiled || keeper.isClosed()) return false
  await Promise.all(pages.map((page) => page.close()))
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
  ])
  if (origins.size > 0) {
    const session = await context.newCDPSession(keeper)
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.detach()
    origins.clear()
  }
  return true
}
