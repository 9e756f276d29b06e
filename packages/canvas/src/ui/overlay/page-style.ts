/** Adds a style to the page. @returns Takes it away again. */
export function addPageStyle(text: string): () => void {
  const style = new CSSStyleSheet()
  style.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
  }
}
