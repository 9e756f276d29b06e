import thumbnails from 'yet-another-react-lightbox/plugins/thumbnails.css?inline'
import library from 'yet-another-react-lightbox/styles.css?inline'
import own from './viewer.sheet.css?inline'

let sheet: CSSStyleSheet | undefined

/**
 * Adds the styles of the open lightbox to the page, once. They come with its script, so that a page on which nobody
 * opens it does not load them.
 */
export function addStyles(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer components{${library}${thumbnails}}${own}`)
  document.adoptedStyleSheets.push(sheet)
}
