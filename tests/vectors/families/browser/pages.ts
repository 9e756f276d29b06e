import { chromium, type Page } from 'playwright-core'
import { ensureBrowser, findHeadlessShell } from '../../../../scripts/launch/browser.mjs'

/** Address of every recorded page. */
export const ADDRESS = 'https://www.example.com/contact/'

/** Where a page finds {@link openPages}' script. */
export const SCRIPT_PATH = '/page.js'

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', '--lang=en-US']

interface Pages {
  /** Waits for a free page. */
  readonly use: <Result>(work: (page: Page) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** Opens a browser. Everything but the script is missing on its network; documents come from {@link show}. */
export async function openPages(count: number, script: string): Promise<Pages> {
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? (await ensureBrowser()),
    args: ARGUMENTS,
  })
  const context = await browser.newContext({ locale: 'en-US' })
  await context.route('**/*', (route) =>
    new URL(route.request().url()).pathname === SCRIPT_PATH
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ status: 404, body: '' }),
  )
  const free = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  const waiting: ((page: Page) => void)[] = []
  return {
    async use(work) {
      const page = free.pop() ?? (await new Promise<Page>((resolve) => waiting.push(resolve)))
      try {
        return await work(page)
      } finally {
        const next = waiting.shift()
        if (next) next(page)
        else free.push(page)
      }
    },
    close: () => browser.close(),
  }
}

/** Goes to a document. */
export async function show(page: Page, html: string): Promise<void> {
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }), {
    times: 1,
  })
  await page.goto(ADDRESS)
}
