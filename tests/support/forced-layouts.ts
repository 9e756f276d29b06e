import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly args?: { readonly beginData?: { readonly frame?: string; readonly stackTrace?: readonly Frame[] } }
}

interface Frame {
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

/** Trace events of style and layout work. They carry a stack if a script forced them. */
const WORK = ['Layout', 'UpdateLayoutTree']

/**
 * Notes where scripts of a site make the browser lay out at once, by asking for a size after a change.
 *
 * @param browser Its other pages, such as those of tests beside this one, do not count.
 * @returns Places in scripts of the origin; and how often the browser laid out at all, for who wants to trust that.
 */
export async function forcedLayouts(
  browser: Browser,
  page: Page,
  origin: string,
  act: () => Promise<unknown>,
): Promise<{ readonly forced: readonly string[]; readonly layouts: number }> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  await session.detach()
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack']
  await browser.startTracing(page, { categories: [...categories, 'disabled-by-default-devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  const work = traceEvents.filter(
    ({ name, args }) => WORK.includes(name) && args?.beginData?.frame === frameTree.frame.id,
  )
  return {
    layouts: work.length,
    forced: work.flatMap(({ args }) => {
      const [place] = args?.beginData?.stackTrace ?? []
      return place?.url.startsWith(origin) ? [`${place.url} ${place.lineNumber}:${place.columnNumber}`] : []
    }),
  }
}
