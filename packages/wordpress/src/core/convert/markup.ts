import { escapeAttribute, escapeText } from 'entities'
import { attribute, elementsOf, type HtmlElement, type HtmlNode } from '../html/html-tree.ts'
import { isDataAddress } from '../media/pasted-image.ts'
import type { ConvertContext, ConvertedBlock } from './convert.ts'
import { imageAddresses, reportMissingImage } from './images.ts'
import { exampleOf } from './limits.ts'
import { anchorFrom, plainAddress } from './links.ts'

/** Elements of text, tables and images, with the attributes that they keep beside those of all. */
const ALLOWED: Readonly<Record<string, string>> = {
  a: 'href',
  abbr: '',
  address: '',
  article: '',
  aside: '',
  b: '',
  bdi: '',
  bdo: '',
  blockquote: '',
  br: '',
  caption: '',
  cite: '',
  code: '',
  col: 'span',
  colgroup: 'span',
  dd: '',
  del: '',
  details: 'open',
  dfn: '',
  div: '',
  dl: '',
  dt: '',
  em: '',
  figcaption: '',
  figure: '',
  footer: '',
  h2: '',
  h3: '',
  h4: '',
  h5: '',
  h6: '',
  header: '',
  hr: '',
  i: '',
  img: 'src alt width height',
  ins: '',
  kbd: '',
  li: 'value',
  mark: '',
  ol: 'start reversed type',
  p: '',
  pre: '',
  q: '',
  rp: '',
  rt: '',
  ruby: '',
  s: '',
  samp: '',
  section: '',
  small: '',
  span: '',
  strong: '',
  sub: '',
  summary: '',
  sup: '',
  table: '',
  tbody: '',
  td: 'colspan rowspan headers',
  tfoot: '',
  th: 'colspan rowspan scope headers',
  thead: '',
  time: 'datetime',
  tr: '',
  u: '',
  ul: '',
  var: '',
  wbr: '',
}

const FOR_ALL = 'id lang dir title'.split(' ')
const VOID = new Set(['br', 'col', 'hr', 'img', 'wbr'])

/** Elements that go with all that they hold; of others that are not kept only the tags go. */
export const DROPPED: ReadonlySet<string> = new Set(
  'script style template iframe object embed noscript svg math head title textarea select frame frameset applet input form dialog link meta base'.split(
    ' ',
  ),
)

/** Markup that nothing else can hold: made safe, its addresses those of this site. Nothing where nothing is left. */
export function markupBlocks(nodes: readonly HtmlNode[], context: ConvertContext): readonly ConvertedBlock[] {
  for (const element of elementsOf(nodes, ({ name }) => DROPPED.has(name))) reportDropped(element, context)
  const html = written(nodes, context).trim()
  return html.replace(/<(?!img\b)[^>]*>/g, '').trim() === '' ? [] : [{ blockType: 'rawHtml', html }]
}

/** Takes down that an element had to go. */
export function reportDropped(element: HtmlElement, context: ConvertContext): void {
  const source =
    attribute(element, 'src') ?? attribute(element, 'action') ?? element.children.find(({ kind }) => kind === 'text')
  const example = typeof source === 'string' ? source : source?.kind === 'text' ? source.text : ''
  context.report({
    level: 'lost',
    code: 'html-dropped',
    subject: `<${element.name}>`,
    ...(example && { example: exampleOf(example) }),
  })
}

function written(nodes: readonly HtmlNode[], context: ConvertContext): string {
  return nodes.map((node) => (node.kind === 'text' ? escapeText(node.text) : writtenElement(node, context))).join('')
}

function writtenElement(element: HtmlElement, context: ConvertContext): string {
  if (DROPPED.has(element.name)) return ''
  const name = element.name === 'h1' ? 'h2' : element.name
  const inner = () => written(element.children, context)
  if (!Object.hasOwn(ALLOWED, name)) return inner()
  if (name === 'img' && !isOfThisSite(element, context)) return writtenLink(element, context)
  const attributes = [...FOR_ALL, ...(ALLOWED[name] ?? '').split(' ')]
    .map((attribute) => writtenAttribute(element, attribute, context))
    .join('')
  return VOID.has(name) ? `<${name}${attributes}>` : `<${name}${attributes}>${inner()}</${name}>`
}

/** Nothing is loaded from other sites: an image there is a link to it. */
function writtenLink(image: HtmlElement, context: ConvertContext): string {
  const [address] = imageAddresses(image)
  const own = attribute(image, 'src') ?? ''
  // Markup cannot show what lies in the library.
  if (address === undefined && isDataAddress(own)) reportMissingImage(own, context)
  const href = address === undefined ? undefined : plainAddress(address, context)
  if (address === undefined || href === undefined) return ''
  reportMissingImage(address, context)
  return `<a href="${escapeAttribute(href)}">${escapeText(image.attributes.get('alt')?.trim() || address)}</a>`
}

function isOfThisSite(image: HtmlElement, context: ConvertContext): boolean {
  const [address] = imageAddresses(image)
  return address !== undefined && context.lookup.target(address) !== undefined
}

function writtenAttribute(element: HtmlElement, name: string, context: ConvertContext): string {
  const value = name === 'src' ? imageAddresses(element)[0] : element.attributes.get(name)
  if (name === '' || value === undefined) return ''
  const safe =
    name === 'href' || name === 'src' ? plainAddress(value, context) : name === 'id' ? anchorFrom(value) : value
  return safe === undefined ? '' : ` ${name}="${escapeAttribute(safe)}"`
}
