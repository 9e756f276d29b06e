import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { addressesInStyles } from './style-references.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** An address in a page, and what it is for. */
export interface Reference {
  /** `file`: the page is not whole without it. `link`: it leads there. `form`: something is sent there. */
  readonly kind: 'file' | 'link' | 'form'
  /** As it stands in the page, without the writing of HTML. */
  readonly address: string
  /** Attribute that holds this address and nothing else; undefined when it stands among others. */
  readonly attribute?: Attribute
}

/** Place of an attribute in the text of its page. */
export interface Attribute {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** A page as far as an export needs to know it. */
export interface PageReferences {
  readonly references: readonly Reference[]
  /** Place in the text right behind what says how the page is encoded. */
  readonly headStart: number
}

/** Attributes that hold one address, by element. */
const ADDRESSES: Readonly<Record<string, readonly (readonly [string, Reference['kind']])[]>> = {
  a: [['href', 'link']],
  area: [['href', 'link']],
  audio: [['src', 'file']],
  button: [['formaction', 'form']],
  embed: [['src', 'file']],
  form: [['action', 'form']],
  iframe: [['src', 'link']],
  image: [['href', 'file']],
  img: [['src', 'file']],
  input: [
    ['src', 'file'],
    ['formaction', 'form'],
  ],
  object: [['data', 'file']],
  script: [['src', 'file']],
  source: [['src', 'file']],
  track: [['src', 'file']],
  use: [['href', 'file']],
  video: [
    ['src', 'file'],
    ['poster', 'file'],
  ],
}

/** Relations of `link` that a page loads, and those that lead to another page. */
const LOADED = /(?:^|\s)(?:stylesheet|icon|preload|modulepreload|manifest|apple-touch-icon)(?:\s|$)/i
const LED_TO = /(?:^|\s)(?:alternate|next|prev)(?:\s|$)/i

/** Properties of `meta` that hold the address of a file. */
const SHARED = /^(?:og:(?:image|video|audio)|twitter:image)$/

/** Finds the addresses in a page. */
export function pageReferences(html: string): PageReferences {
  const references: Reference[] = []
  let headStart = 0
  for (const element of elementsOf(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))) {
    const { tagName, sourceCodeLocation } = element
    if (tagName === 'head') headStart = sourceCodeLocation?.startTag?.endOffset ?? headStart
    if (tagName === 'meta' && attributeOf(element, 'charset') !== undefined) {
      headStart = sourceCodeLocation?.endOffset ?? headStart
    }
    references.push(...referencesOf(element))
  }
  return { references, headStart }
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('content' in node) yield* elementsOf(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

function referencesOf(element: Element): readonly Reference[] {
  const known = attributesOf(element)
  const single = known.flatMap(([name, kind]): readonly Reference[] => {
    const address = attributeOf(element, name)
    const at = element.sourceCodeLocation?.attrs?.[name]
    if (address === undefined || !at) return []
    return [{ kind, address: address.trim(), attribute: { name, start: at.startOffset, end: at.endOffset } }]
  })
  const names = new Set(known.map(([name]) => name))
  const others = element.attrs.filter(({ name }) => !names.has(name)).flatMap(addressesInAttribute)
  const text =
    element.tagName === 'style' ? element.childNodes.flatMap((node) => ('value' in node ? node.value : [])) : []
  const loaded = [...others, ...text.flatMap(addressesInStyles)]
  return [...single, ...loaded.map((address): Reference => ({ kind: 'file', address }))]
}

function attributesOf(element: Element): readonly (readonly [string, Reference['kind']])[] {
  if (element.tagName === 'link') {
    const rel = attributeOf(element, 'rel') ?? ''
    if (LOADED.test(rel)) return [['href', 'file']]
    return LED_TO.test(rel) ? [['href', 'link']] : []
  }
  if (element.tagName === 'meta') {
    const property = attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? ''
    return SHARED.test(property) ? [['content', 'file']] : []
  }
  return ADDRESSES[element.tagName] ?? []
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** Addresses in an attribute that may hold several, such as `srcset`, a style, or the props of an island. */
function addressesInAttribute({ name, value }: { readonly name: string; readonly value: string }): readonly string[] {
  if (name === 'srcset' || name === 'imagesrcset') {
    return value.split(/,\s+|,(?=\/)/).flatMap((candidate) => candidate.trim().split(/\s/, 1))
  }
  if (name === 'style') return addressesInStyles(value)
  return value.includes('/media/') ? mediaIn(name === 'props' ? textsOf(value) : [value]) : []
}

/** Texts in the props of an island, or of an enhancer. */
function textsOf(json: string): readonly string[] {
  const texts: string[] = []
  try {
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value)
      return value
    })
  } catch {
    return [json]
  }
  return texts
}

function mediaIn(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) =>
    text.split(/[\s"'<>]+/).flatMap((word) => {
      const address = word.replace(/[,;]$/, '')
      return /^(?:https?:\/\/[^/]+)?\/media\/./.test(address) ? [address] : []
    }),
  )
}
