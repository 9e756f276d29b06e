import type { Page } from 'playwright-core'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** A sheet as it comes out of a printer. */
export interface Sheet {
  readonly text: string
  readonly hasImages: boolean
}

/** Prints a page on A4, as its browser does, and reads what is on each sheet. */
export async function printed(page: Page): Promise<readonly Sheet[]> {
  const bytes = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } })
  const [document, { OPS }] = await Promise.all([getDocumentProxy(new Uint8Array(bytes)), getResolvedPDFJS()])
  const images = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageXObjectRepeat])
  const sheets: Sheet[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number)
    const { items } = await sheet.getTextContent()
    const { fnArray } = await sheet.getOperatorList()
    sheets.push({
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      hasImages: fnArray.some((drawn) => images.has(drawn)),
    })
  }
  await document.destroy()
  return sheets
}

/** A text without what lines and typefaces make of it. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b]+/g, '')
    .toLowerCase()
}
