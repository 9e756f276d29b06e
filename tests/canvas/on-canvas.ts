import type { Page } from 'playwright-core'
import { openForm } from '../support/admin.ts'
import { createDocument } from '../support/create-document.ts'

/** Ids of blocks have 24 digits. */
export const idOf = (digit: string) => digit.repeat(24)

export const notice = (title: string, id: string) => ({ blockType: 'alert', id, title })

/** Parts of the canvas of a document, as its editor meets them. @param page The window at this moment. */
export function onCanvas(page: () => Page) {
  const preview = () => page().frameLocator('#live-preview-iframe')
  const canvas = () => page().getByRole('region', { name: 'Blocks of the page' })
  return {
    preview,
    canvas,
    /** A block on the page, by its title. */
    drawn: (title: string) => preview().locator(`.alert:has-text("${title}")`).first(),
    tool: (name: string) => canvas().getByRole('button', { name, exact: true }),
    item: (title: string) => canvas().getByRole('treeitem', { name: title }),
    selectedItem: () => canvas().getByRole('treeitem', { selected: true }),
    said: () => canvas().getByRole('status'),
    bar: () => preview().getByRole('toolbar', { name: 'Selected block' }),
    palette: () => page().getByRole('dialog', { name: 'Add to the page' }),
    /** Titles of notices as they stand on the drawn page. */
    drawnOrder: () => preview().locator('main .alert__title').allTextContents(),
  }
}

/** Makes a draft of a page. @returns Its id. */
export function createDraft(page: Page, title: string, layout: readonly unknown[]): Promise<number> {
  return createDocument(page, 'pages?draft=true&depth=0', { title, _status: 'draft', layout })
}

/** Opens the canvas of a page of this site, and waits for its tools. */
export async function openCanvas(page: Page, url: string, id: number): Promise<void> {
  // What its editor chose before is known once the form has been drawn.
  await openForm(page, `${url}/admin/collections/pages/${id}`)
  const toggler = page.locator('#live-preview-toggler')
  if ((await toggler.getAttribute('class'))?.includes('--active') === false) await toggler.click()
  await page.frameLocator('#live-preview-iframe').locator('vitrine-canvas').waitFor({ state: 'attached' })
}

/**
 * Presses a key that moves the caret of a rich text or selects words, and waits until the editor of the text has heard of
 * it: the browser says so later, and what is pressed meanwhile is done where the caret was before.
 */
export async function moveCaret(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page
    .frameLocator('#live-preview-iframe')
    .locator('[data-typed-rich]')
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** The draft as it is stored: titles, and what they stand in. A block without a title is its kind. */
export function storedShape(page: Page, id: number): Promise<unknown> {
  return page.evaluate(async (pageId) => {
    const { layout } = await (await fetch(`/api/pages/${pageId}?draft=true&depth=0`)).json()
    interface Row {
      readonly blockType?: string
      readonly title?: string
      readonly blocks?: readonly Row[]
      readonly columns?: readonly Row[]
    }
    const shape = (rows: readonly Row[]): unknown[] =>
      rows.map(({ blockType, title, blocks, columns }) => {
        const inside = columns ?? blocks
        return inside ? shape(inside) : (title ?? blockType)
      })
    return shape(layout)
  }, id)
}
