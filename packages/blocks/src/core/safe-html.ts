import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { VIDEO_ATTRIBUTES } from './embedded-videos.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Elements that hold text, tables and pictures. Nothing that runs, loads documents, styles the page or is a form. */
const ELEMENTS = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure footer h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section ' +
    'small source span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
)

/** Elements that go with all that they hold; of others only the tags go. */
const DROPPED = new Set(
  'script style template iframe object embed noscript svg math head title textarea select'.split(' '),
)

const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...VIDEO_ATTRIBUTES,
  ...(
    'alt cite class colspan data-caption data-height data-lightbox data-lightbox-type data-title data-width datetime dir headers height href hreflang id lang media name open rel reversed role rowspan ' +
    'scope sizes span src srcset start target title type value width'
  ).split(' '),
])

/** Attributes that hold an address. */
const ADDRESSES = new Set(['href', 'src', 'cite', 'data-video-src', 'data-vimeo-url'])

/** Maximum nesting of elements; deeper ones are left out. */
const MAX_DEPTH = 60

/** Takes everything out of HTML that could run, load a document, style the page or ask for something. */
export function safeHtml(html: string): string {
  const fragment = parseFragment(html)
  fragment.childNodes = safeNodes(fragment.childNodes, 0)
  return serialize(fragment)
}

function safeNodes(nodes: readonly Node[], depth: number): Node[] {
  return depth > MAX_DEPTH ? [] : nodes.flatMap((node) => safeNode(node, depth))
}

function safeNode(node: Node, depth: number): Node[] {
  if (node.nodeName === '#text') return [node]
  if (!('tagName' in node) || DROPPED.has(node.tagName)) return []
  const children = safeNodes(node.childNodes, depth + 1)
  if (!ELEMENTS.has(node.tagName)) return children
  node.attrs = node.attrs.filter(({ name, value }) => isSafe(node, name, value))
  node.childNodes = children
  if (node.attrs.some(({ name }) => name === 'target')) node.attrs.push({ name: 'rel', value: 'noopener' })
  return [node]
}

function isSafe(element: Element, name: string, value: string): boolean {
  if (name.startsWith('aria-')) return true
  if (!ATTRIBUTES.has(name)) return false
  if (name === 'rel') return !element.attrs.some((other) => other.name === 'target')
  if (name === 'srcset') return !/(?:^|[\s,])(?:javascript|vbscript|data):/i.test(value)
  return !ADDRESSES.has(name) || isSafeAddress(value)
}

function isSafeAddress(value: string): boolean {
  // Browsers drop blanks and control characters before they look for the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is dropped
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value.replace(/[\u0000-\u0020\u007f-\u009f]/g, ''))?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto', 'tel', 'sms'].includes(scheme)
}
