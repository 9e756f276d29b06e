import own from './suggestions.sheet.css?inline'

let sheet: CSSStyleSheet | undefined

/** Adds the styles of suggestions to the page, once: they come when their script does. */
export function addStyles(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(own)
  document.adoptedStyleSheets.push(sheet)
}
