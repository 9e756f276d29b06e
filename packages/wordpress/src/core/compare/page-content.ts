import {
  attribute,
  elementsOf,
  firstOf,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  parseHtml,
} from '../html/html-tree.ts'
import { fileNameOf, stemOf } from '../media/upload-path.ts'

/** Content of a page as visitors read and see it, each list in the order of the page. */
export interface PageContent {
  /** Text of `<title>`. */
  readonly title: string
  /** In lower case, with plain quotes and dashes. */
  readonly words: readonly string[]
  /** Texts of `h1` to `h6`. */
  readonly headings: readonly string[]
  /** Texts of links, or where they lead when they have none. */
  readonly links: readonly string[]
  /** Names of files without their ending and size. */
  readonly images: readonly string[]
}

/** Entries of one list that are compared; those beyond are left out. */
const MAX_ENTRIES = 50_000

/** Characters of an entry, such as a heading. */
const MAX_ENTRY_LENGTH = 300

/** Elements that show no words of the page. */
const SILENT = new Set('script style noscript template svg iframe object select option textarea title'.split(' '))

/** Elements that the words of a page stand between, and that a theme adds to every page. */
const AROUND_NAMES = new Set(['header', 'footer', 'nav', 'aside'])
const AROUND_ROLES = new Set(['banner', 'contentinfo', 'navigation', 'complementary'])

/** Ids that old themes give to the part with the content. */
const CONTENT_IDS = ['main', 'content', 'primary']

/** Classes of texts that only screen readers read: each theme has its own. */
const UNSEEN_CLASSES = ['screen-reader-text', 'sr-only', 'visually-hidden']

/** Elements that stand within a line, so that no word ends at them. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** Reads the part of a page that its editors wrote; what stands on every page around it is left out. */
export function pageContentOf(html: string): PageContent {
  const nodes = parseHtml(html)
  const content = seen(contentIn(nodes))
  const headings = elementsOf(content, ({ name }) => /^h[1-6]$/.test(name))
  const links = elementsOf(content, (element) => element.name === 'a' && attribute(element, 'href') !== undefined)
  return {
    title: textOf(firstOf(nodes, 'title')?.children ?? []),
    words: wordsIn(spacedText(content)).slice(0, MAX_ENTRIES),
    headings: entries(headings.map(({ children }) => textOf(children))),
    links: entries(links.map(linkName)),
    images: entries(elementsOf(content, () => true).flatMap(imagesOf)),
  }
}

/** Words of a text in the one way in which they are compared. */
export function wordsIn(text: string): readonly string[] {
  const plain = text
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\u00ad/g, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/gu) ?? []
}

function contentIn(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const [main] = elementsOf(nodes, (element) => element.name === 'main' || attribute(element, 'role') === 'main')
  if (main) return main.children
  for (const id of CONTENT_IDS) {
    const [part] = elementsOf(nodes, (element) => attribute(element, 'id') === id)
    if (part) return part.children
  }
  return withoutAround(nodes)
}

/** Leaves out what stands around the content; a header within an article is part of it. */
function withoutAround(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.kind === 'text' || node.name === 'article') return [node]
    const isAround = AROUND_NAMES.has(node.name) || AROUND_ROLES.has(attribute(node, 'role') ?? '')
    return isAround ? [] : [{ ...node, children: withoutAround(node.children) }]
  })
}

/** Leaves out what shows nothing, or is hidden from everybody or from those who see. */
function seen(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.kind === 'text') return [node]
    return isUnseen(node) ? [] : [{ ...node, children: seen(node.children) }]
  })
}

function isUnseen(element: HtmlElement): boolean {
  return (
    SILENT.has(element.name) ||
    element.name === 'nav' ||
    element.attributes.has('hidden') ||
    attribute(element, 'aria-hidden') === 'true' ||
    UNSEEN_CLASSES.some((name) => hasClass(element, name))
  )
}

/** Text with a blank wherever a line or a box ends. */
function spacedText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      const inner = spacedText(node.children)
      return INLINE.has(node.name) ? inner : ` ${inner} `
    })
    .join('')
}

function textOf(nodes: readonly HtmlNode[]): string {
  return spacedText(nodes).replace(/\s+/g, ' ').trim()
}

function linkName({ attributes, children }: HtmlElement): string {
  const text = textOf(children)
  if (text !== '') return text
  const [image] = elementsOf(children, ({ name }) => name === 'img')
  return (image && attribute(image, 'alt')) ?? attributes.get('aria-label')?.trim() ?? ''
}

const BACKGROUND = /background(?:-image)?\s{0,5}:[^;]{0,500}?url\(\s{0,5}["']?([^"')]{1,2000})/i

/** Names of the images that an element shows itself. */
function imagesOf(element: HtmlElement): readonly string[] {
  const background = BACKGROUND.exec(element.attributes.get('style') ?? '')?.[1]
  const shown = element.name === 'img' ? sourceOf(element) : undefined
  return [shown, background].flatMap((address) => (address === undefined ? [] : imageName(address)))
}

/** Address of an image; lazy loaders put it elsewhere, and a placeholder in its place. */
function sourceOf(element: HtmlElement): string | undefined {
  const written = ['data-src', 'data-lazy-src', 'data-orig-src', 'src'].map((name) => attribute(element, name))
  return written.find((address) => address !== undefined && !address.startsWith('data:'))
}

/** Name of an image's file, the same for each of its sizes and for what a library makes of its letters. */
function imageName(address: string): readonly string[] {
  const [path = ''] = address.split(/[?#]/, 1)
  const name = stemOf(fileNameOf(decoded(path)))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    // A second file of one name gets a number, on either site.
    .replace(/-\d$/, '')
  return name === '' ? [] : [name]
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A percent sign that stands for itself.
    return path
  }
}

function entries(texts: readonly string[]): readonly string[] {
  return texts
    .map((text) => text.slice(0, MAX_ENTRY_LENGTH))
    .filter((text) => text !== '')
    .slice(0, MAX_ENTRIES)
}
