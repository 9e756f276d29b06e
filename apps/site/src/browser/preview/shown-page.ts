import { type Drawing, inOneLine, markupOf } from '@vitrine/canvas/core'
import { arrange } from './arrange.ts'
import { BLOCK, type Differing, differingBlocks } from './differing-blocks.ts'
import { replaceElement } from './replace-element.ts'

/** Element in which its editor types: the block around it is theirs until they have done. */
const TYPED = '[data-typed]'

/** A page that follows what the site draws. */
export interface ShownPage {
  /** Shows another drawing. @returns The elements that are not as they were. */
  show(drawing: Drawing): readonly Element[]
  /** Shows what was drawn meanwhile of the block in which its editor typed, if that has the text that was typed last. */
  release(field: string, text: string): void
}

/**
 * Follows the drawings of a page: replaces the blocks that differ and leaves all others as they are, with what their script
 * does. Where more than blocks differs, such as their order or the colours of the site, it goes through the whole page.
 *
 * @param opened The page as the server sent it: behaviours have changed the live markup since. Undefined: it is not known.
 */
export function createShownPage(opened: Document | undefined): ShownPage {
  const theme = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme]
  let last: Drawing | undefined
  const waiting = new Map<string, Element>()

  const replace = (live: Element, drawn: Element): Element => {
    const id = drawn.getAttribute(BLOCK)
    if (id === null || !live.querySelector(TYPED)) return replaceElement(live, drawn)
    waiting.set(id, drawn)
    return live
  }
  const showBlock = (live: Element, drawing: Differing): Element => {
    const inner = differingBlocks(drawing.before, drawing.after).map(({ before, after }) => ({
      after,
      shown: before === drawing.before ? undefined : innerLive(live, before),
    }))
    // Script that drives a part of the page alone knows what it has put into it.
    if (inner.some(({ shown }) => !shown)) return replace(live, drawing.after)
    for (const { shown, after } of inner) if (shown) replace(shown, after)
    return live
  }
  const showParts = (before: Drawing, after: Drawing): readonly Element[] | undefined => {
    const changed: Element[] = []
    for (const [index, { id, html }] of after.parts.entries()) {
      const old = before.parts[index]
      if (old?.html === html) continue
      const [from, to, live] = [elementOf(old?.html ?? ''), elementOf(html), liveBlock(id)]
      if (!from || !to || !live) return undefined
      changed.push(showBlock(live, { before: from, after: to }))
    }
    return changed
  }
  const showAll = (after: Document, before: Document | undefined): readonly Element[] => {
    showHead(after, theme)
    const main = document.querySelector('main')
    const [next, old] = [after.querySelector('main'), before?.querySelector('main') ?? undefined]
    const changed = main && next ? arrange(main, { next, last: old }, showBlock) : []
    replaceChanged(document.body, after.body, before?.body)
    return changed
  }
  return {
    show(drawing) {
      const before = last
      last = drawing
      const inParts = before && isSameAround(before, drawing) ? showParts(before, drawing) : undefined
      return inParts ?? showAll(parsed(markupOf(drawing)), before ? parsed(markupOf(before)) : opened)
    },
    release(field, text) {
      for (const [id, drawn] of waiting) {
        const shown = drawn.querySelector(`[data-field="${CSS.escape(field)}"]`)?.textContent ?? ''
        // The last letters may still be under way: then their drawing comes in its place.
        if (text !== '' && inOneLine(shown) !== inOneLine(text)) continue
        const live = liveBlock(id)
        if (live) replaceElement(live, drawn)
      }
      waiting.clear()
    },
  }
}

function isSameAround(before: Drawing, after: Drawing): boolean {
  return (
    before.parts.length === after.parts.length &&
    before.parts.every(({ id }, index) => id === after.parts[index]?.id) &&
    before.between.every((text, index) => text === after.between[index])
  )
}

/** The one element of a block of the page. */
function liveBlock(id: string): Element | undefined {
  const [found, ...others] = document.querySelectorAll(`main [${BLOCK}="${CSS.escape(id)}"]`)
  return others.length === 0 ? found : undefined
}

/** The element of a block in another, unless script drives that as a whole. */
function innerLive(around: Element, drawn: Element): Element | undefined {
  const live = liveBlock(drawn.getAttribute(BLOCK) ?? '')
  const island = live?.parentElement?.closest('vitrine-island')
  return island && around.contains(island) ? undefined : live
}

/** The one element of a text. */
function elementOf(html: string): Element | undefined {
  const [element, ...others] = new DOMParser().parseFromString(html, 'text/html').body.children
  return others.length === 0 ? element : undefined
}

/** The inline style is made a text: the policy of this page knows the hash of its own only, and would complain. */
export function parsed(html: string): Document {
  const text = html.replace(/<style>([\s\S]*?)<\/style>/, '<script type="text/css" id="inline-style">$1</script>')
  return new DOMParser().parseFromString(text, 'text/html')
}

function showHead(after: Document, theme: CSSStyleSheet): void {
  const root = document.documentElement
  for (const name of ['lang', 'dir', 'data-design', 'data-scheme']) {
    const value = after.documentElement.getAttribute(name)
    if (value === null) root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
  document.querySelector('head > style')?.remove()
  theme.replaceSync(after.getElementById('inline-style')?.textContent ?? '')
  for (const link of after.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')) {
    const isThere = [...document.styleSheets].some(({ href }) => href === new URL(link.href, location.href).href)
    if (!isThere) document.head.append(document.importNode(link))
  }
}

/** Replaces the children of the body that are not as they were, but not the content. */
function replaceChanged(live: Element, next: Element, last: Element | null | undefined): void {
  const lives = [...live.children]
  for (const [index, child] of [...next.children].entries()) {
    const old = lives[index]
    if (child.localName === 'main' || (old && last?.children[index]?.outerHTML === child.outerHTML)) continue
    const fresh = document.importNode(child, true)
    if (old) old.replaceWith(fresh)
    else live.append(fresh)
  }
  for (const gone of lives.slice(next.children.length)) gone.remove()
}
