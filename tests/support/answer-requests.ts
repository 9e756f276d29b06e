import type { Page } from 'playwright-core'

/** Answer that a test gives in place of the site. */
interface Answer {
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Answers some requests of a page in place of the site. All others go their way unseen, and what the browser has of them
 * already is not asked for again: a route of Playwright stops each request and turns the cache off.
 *
 * @param answers By address, where `*` is any text. They come before the routes of the page.
 */
export async function answerRequests(page: Page, answers: Readonly<Record<string, () => Answer>>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const matching = Object.entries(answers).map(([address, answer]) => [expression(address), answer] as const)
  session.on('Fetch.requestPaused', async ({ requestId, request }) => {
    const { body, headers } = matching.find(([address]) => address.test(request.url))?.[1]() ?? {}
    const sent =
      body === undefined
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: Object.entries(headers ?? {}).map(([name, value]) => ({ name, value })),
            body: Buffer.from(body).toString('base64'),
          })
    // A page may be left, or closed, while it asks.
    await sent.catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: Object.keys(answers).map((urlPattern) => ({ urlPattern })) })
}

function expression(address: string): RegExp {
  return new RegExp(`^${address.replace(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '*' ? '.*' : `\\${sign}`))}$`)
}
