import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ComparedPage, Comparison, ScreenshotPair } from '../../core/compare/comparison.ts'
import { comparisonPage } from '../../core/compare/comparison-page.ts'
import { type PageContent, pageContentOf } from '../../core/compare/page-content.ts'
import { differenceOf } from '../../core/compare/page-difference.ts'
import { MAX_COMPARED_PAGES } from '../../core/compare/pages-to-compare.ts'
import type { MovedPage } from '../../core/report/report.ts'
import type { ComparedSite } from './compared-site.ts'
import { openBrowser, SCREENSHOT_WIDTHS, type Screenshots, screenshotsOf } from './screenshots.ts'

export interface SitesToCompare {
  readonly oldSite: ComparedSite
  readonly newSite: ComparedSite
  readonly pages: readonly MovedPage[]
  /** Takes the report and the screenshots; made where it is not there. */
  readonly folder: string
  /** Path of a Chromium; undefined: words, headings, links and images are compared alone. */
  readonly browser: string | undefined
  readonly progress: (text: string) => void
}

export interface ComparisonDone {
  /** Path of the report. */
  readonly file: string
  readonly comparison: Comparison
}

/** Compares pages of the old site with what their addresses lead to here, and writes a report of it. */
export async function compareSites(given: SitesToCompare): Promise<ComparisonDone> {
  const { folder, newSite, oldSite, progress } = given
  await mkdir(folder, { recursive: true })
  const drawing = await Drawing.open(given)
  try {
    const pages: ComparedPage[] = []
    let left = 0
    for (const page of given.pages) {
      if (pages.length >= MAX_COMPARED_PAGES) left += 1
      else {
        progress(`${pages.length + 1} of ${Math.min(given.pages.length, MAX_COMPARED_PAGES)} pages`)
        const compared = await comparePage(page, given, drawing, pages.length)
        if (compared) pages.push(compared)
        else left += 1
      }
    }
    const comparison: Comparison = {
      oldSite: oldSite.name,
      newSite: newSite.name,
      pages,
      morePages: left,
      ...(drawing.problem !== undefined && { withoutScreenshots: drawing.problem }),
    }
    const file = join(folder, 'index.html')
    await writeFile(file, comparisonPage(comparison))
    return { file, comparison }
  } finally {
    await drawing.close()
  }
}

/** @returns Undefined for a page that is not among those that were saved. */
async function comparePage(
  { from, title }: MovedPage,
  { newSite, oldSite }: SitesToCompare,
  drawing: Drawing,
  place: number,
): Promise<ComparedPage | undefined> {
  const before = await readPage(oldSite, from)
  if ('reason' in before) {
    if (before.isUnsaved) return undefined
    return { state: 'uncompared', title, oldPath: from, side: 'old', reason: before.reason }
  }
  const after = await readPage(newSite, from)
  if ('reason' in after) return { state: 'uncompared', title, oldPath: from, side: 'new', reason: after.reason }
  return {
    state: 'compared',
    title: title || before.content.title,
    oldPath: from,
    newPath: after.path,
    difference: differenceOf(before.content, after.content),
    screenshots: await drawing.pairs({ oldPath: from, newPath: after.path, place }),
  }
}

type ReadPage =
  | { readonly content: PageContent; readonly path: string }
  | { readonly reason: string; readonly isUnsaved?: boolean }

async function readPage(site: ComparedSite, path: string): Promise<ReadPage> {
  const file = await site.get(site.addressOf(path))
  if (file.kind === 'none') return file
  if (!/html/i.test(file.contentType)) return { reason: `it is no page but ${file.contentType || 'a file'}` }
  return { content: pageContentOf(new TextDecoder().decode(file.body)), path: file.url.pathname + file.url.search }
}

/** Screenshots of both sites, as far as there is a browser. */
class Drawing {
  readonly #sides: { readonly before: Screenshots; readonly after: Screenshots } | undefined
  readonly close: () => Promise<void>
  /** Reason for which there are none. */
  readonly problem: string | undefined

  private constructor(
    sides: { readonly before: Screenshots; readonly after: Screenshots } | undefined,
    problem: string | undefined,
    close: () => Promise<void> = async () => {},
  ) {
    this.#sides = sides
    this.problem = problem
    this.close = close
  }

  static async open({ browser, folder, newSite, oldSite }: SitesToCompare): Promise<Drawing> {
    if (browser === undefined) {
      return new Drawing(undefined, 'no Chromium was found. Install one, or set VITRINE_BROWSER to the path of one.')
    }
    try {
      const opened = await openBrowser(browser)
      const before = await screenshotsOf(opened, oldSite, folder)
      const after = await screenshotsOf(opened, newSite, folder)
      return new Drawing({ before, after }, undefined, () => opened.close())
    } catch (error) {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
      return new Drawing(undefined, `${browser} does not start: ${reason}`)
    }
  }

  async pairs(page: { readonly oldPath: string; readonly newPath: string; readonly place: number }) {
    const pairs: ScreenshotPair[] = []
    for (const width of this.#sides ? SCREENSHOT_WIDTHS : []) {
      const [before, after] = [`page-${page.place}-${width}-before.jpg`, `page-${page.place}-${width}-after.jpg`]
      const hasBefore = await this.#sides?.before.take(page.oldPath, width, before)
      const hasAfter = await this.#sides?.after.take(page.newPath, width, after)
      pairs.push({ width, ...(hasBefore && { before }), ...(hasAfter && { after }) })
    }
    return pairs
  }
}
