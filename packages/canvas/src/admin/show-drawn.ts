/** Puts another drawing into a page that runs no script, and lets nothing in it be reached. */
export function showDrawn(shown: Document, drawn: Document): void {
  for (const name of ['lang', 'dir', 'data-scheme']) {
    const value = drawn.documentElement.getAttribute(name)
    if (value === null) shown.documentElement.removeAttribute(name)
    else shown.documentElement.setAttribute(name, value)
  }
  const there = new Set([...shown.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')))
  for (const link of drawn.querySelectorAll('link[rel="stylesheet"]')) {
    if (!there.has(link.getAttribute('href'))) shown.head.append(shown.importNode(link))
  }
  showStyle(shown, [...drawn.querySelectorAll('head > style')].map((style) => style.textContent ?? '').join('\n'))
  shown.body.replaceChildren(...[...drawn.body.childNodes].map((child) => shown.importNode(child, true)))
  shown.body.inert = true
}

/** The policy of the page knows the style by which it came only: another one is set by its window. */
function showStyle(shown: Document, css: string): void {
  const Sheet = shown.defaultView && (Reflect.get(shown.defaultView, 'CSSStyleSheet') as typeof CSSStyleSheet)
  if (!Sheet) return
  const sheet = new Sheet()
  sheet.replaceSync(css)
  shown.adoptedStyleSheets = [sheet]
}
