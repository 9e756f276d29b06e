import type { Browser, BrowserContext, Page } from 'playwright-core'

/** Pixels of the side of the square that is drawn of a page. */
const DRAWN_PX = 64

/**
 * Has the browser draw a corner of each page of its windows, since nobody looks. Pages keep the size of their viewport in
 * everything else: layout, script, input and images of the screen. Without a graphics card a page in motion costs half
 * a processor to draw, which is most of what it costs.
 */
export function drawLittle(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    const newPage = context.newPage.bind(context)
    context.newPage = async () => drawnLittle(context, await newPage())
    return context
  }
  return browser
}

async function drawnLittle(context: BrowserContext, page: Page): Promise<Page> {
  const session = await context.newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  const draw = async (bounds: { width: number; height: number }) => {
    // What is seen of a page has the size of its window again after the next change, of its address for one.
    await session.send('Browser.setWindowBounds', { windowId, bounds })
    await session.send('Emulation.setVisibleSize', bounds)
  }
  const shrink = () => draw({ width: DRAWN_PX, height: DRAWN_PX })
  const setViewportSize = page.setViewportSize.bind(page)
  page.setViewportSize = async (size) => {
    await setViewportSize(size)
    await shrink()
  }
  const wheel = page.mouse.wheel.bind(page.mouse)
  page.mouse.wheel = async (x, y) => {
    // A wheel turns what is drawn below the pointer; where nothing is, the page itself.
    const size = page.viewportSize()
    if (size) await draw(size)
    await wheel(x, y)
  }
  await shrink()
  return page
}
