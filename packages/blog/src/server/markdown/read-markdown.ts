import type { Definition, Nodes, PhrasingContent, RootContent, Table } from 'mdast'
import { ELEMENT, MARKS, NEW_BLOCK, STORED_NODE, STORED_PREFIX } from './notation.ts'
import { withIds } from './stored-images.ts'
import {
  addressOfFile,
  type ImageReference,
  MAX_DEPTH,
  type Note,
  type PostBlock,
  type TextNode,
} from './stored-post.ts'
import { parseMarkdown } from './syntax.ts'

/** Link to a document: its collection and id. */
export interface LinkTarget {
  readonly relationTo: string
  readonly value: number
}

export interface ReadContext {
  /** The document at an address of this site; undefined for any other address. */
  readonly targetOf: (address: string) => LinkTarget | undefined
  /** The file that an address of a picture means; undefined for one elsewhere. */
  readonly imagePathAt: (address: string) => string | undefined
  /** Lines before the text, such as those of the front matter. */
  readonly linesBefore: number
}

export interface ReadText {
  /** Pictures in them are files yet. */
  readonly blocks: readonly PostBlock[]
  /** Notes about content that was left out or changed. */
  readonly notes: readonly Note[]
}

/** Characters of a line of a table's cell that would divide it. */
const CELL_BREAKS = /[|\n]/g

/** Reads Markdown as blocks of this house. Whatever has no block of its own is said in words, and noted. */
export function readMarkdown(text: string, context: ReadContext): ReadText {
  return new Reader(context).read(text)
}

class Reader {
  private readonly blocks: PostBlock[] = []
  private readonly notes: Note[] = []
  private nodes: TextNode[] = []
  private definitions: ReadonlyMap<string, Definition> = new Map()
  private readonly context: ReadContext

  constructor(context: ReadContext) {
    this.context = context
  }

  read(text: string): ReadText {
    const { children } = parseMarkdown(text)
    this.definitions = new Map(
      children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])),
    )
    for (const node of children) this.readTop(node)
    this.endText()
    return { blocks: this.blocks, notes: this.notes }
  }

  private note(node: Nodes, text: string): void {
    const line = node.position?.start.line
    this.notes.push({ ...(line !== undefined && { line: line + this.context.linesBefore }), text })
  }

  /** Everything between two blocks of another kind is one text. */
  private endText(): void {
    if (this.nodes.length > 0) {
      const content = { root: { ...ELEMENT, type: 'root', children: this.nodes } }
      this.blocks.push({ blockType: 'richText', size: 'text', content })
    }
    this.nodes = []
  }

  private add(block: PostBlock): void {
    this.endText()
    this.blocks.push(block)
  }

  private readTop(node: RootContent): void {
    switch (node.type) {
      case 'paragraph':
        this.readParagraph(node.children)
        break
      case 'code':
        this.readCode(node.lang ?? '', node.value, node)
        break
      case 'html':
        if (node.value.trim() === NEW_BLOCK) this.endText()
        else if (!/^<!--[\s\S]*-->$/.test(node.value.trim())) this.add({ blockType: 'rawHtml', html: node.value })
        break
      case 'table':
        this.add(this.table(node))
        break
      case 'definition':
        break
      default:
        this.nodes.push(...this.blockNodes(node, 0))
    }
  }

  /** A picture ends the paragraph that it stands in. */
  private readParagraph(children: readonly PhrasingContent[]): void {
    let words: PhrasingContent[] = []
    const endParagraph = () => {
      const inline = this.inline(words, 0, 0)
      if (inline.some(hasWords)) this.nodes.push(paragraph(trimmed(inline)))
      words = []
    }
    for (const child of children) {
      const image = this.imageOf(child)
      if (!image) {
        words.push(child)
        continue
      }
      endParagraph()
      const { title, file } = image
      this.add({
        blockType: 'image',
        image: file,
        layout: 'inset',
        opensLarge: false,
        ...(title && { caption: title }),
      })
    }
    endParagraph()
  }

  private imageOf(node: PhrasingContent): { readonly file: ImageReference; readonly title: string } | undefined {
    // Many a writer links a picture to its own file.
    const [only, ...others] = node.type === 'link' ? node.children : []
    if (only && others.length === 0 && (only.type === 'image' || only.type === 'imageReference')) {
      return this.imageOf(only)
    }
    if (node.type !== 'image' && node.type !== 'imageReference') return undefined
    const source = node.type === 'image' ? node : this.definitions.get(node.identifier)
    const path = source && this.context.imagePathAt(source.url)
    if (path === undefined) return undefined
    return { file: { picture: path, alt: node.alt ?? '' }, title: source?.title ?? '' }
  }

  private readCode(language: string, value: string, node: Nodes): void {
    if (!language.startsWith(STORED_PREFIX)) {
      this.add({ blockType: 'code', code: value })
      return
    }
    const stored = this.withImages(parseStored(value), node)
    if (!stored) {
      this.note(node, `The block “${language}” is no JSON object, and stands as code. Mend it, or take it out.`)
      this.add({ blockType: 'code', code: value })
      return
    }
    const name = language.slice(STORED_PREFIX.length)
    if (name === STORED_NODE) this.nodes.push(stored)
    else this.add({ ...stored, blockType: name })
  }

  /** Finds the files of the pictures in a stored block. */
  private withImages(
    stored: Readonly<Record<string, unknown>> | undefined,
    node: Nodes,
  ): Readonly<Record<string, unknown>> | undefined {
    return (
      stored &&
      withIds(stored, (file) => {
        const path = this.context.imagePathAt(addressOfFile(file.picture))
        if (path !== undefined) return { ...file, picture: path }
        this.note(node, `The picture ${file.picture} of this block is not beside the file.`)
        return null
      })
    )
  }

  private table({ children }: Table): PostBlock {
    const rows = children.map((row) =>
      row.children
        .map((cell) => {
          if (cell.children.some(({ type }) => type !== 'text')) {
            this.note(cell, 'A cell of a table holds plain text: links and emphasis in it are left out.')
          }
          return wordsOf(cell, 0).replaceAll(CELL_BREAKS, ' ').trim()
        })
        .join(' | '),
    )
    return { blockType: 'table', rows: rows.join('\n'), heads: 'row' }
  }

  private blockNodes(node: Nodes, depth: number): TextNode[] {
    if (depth > MAX_DEPTH) {
      this.note(node, 'This is nested too deeply, and is left out.')
      return []
    }
    switch (node.type) {
      case 'paragraph':
        return [paragraph(this.inline(node.children, 0, depth))]
      case 'heading':
        // The title of the page is its one heading of the first level.
        return [
          {
            ...ELEMENT,
            type: 'heading',
            tag: `h${Math.max(2, node.depth)}`,
            children: this.inline(node.children, 0, depth),
          },
        ]
      case 'thematicBreak':
        return [{ type: 'horizontalrule', version: 1 }]
      case 'blockquote':
        return [{ ...ELEMENT, type: 'quote', children: this.lines(node.children, depth) }]
      case 'list': {
        const items = node.children.flatMap((item) => this.item(item.children, depth))
        const kind = node.ordered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' }
        const children = items.map((children, index) => ({ ...ELEMENT, type: 'listitem', value: index + 1, children }))
        return [{ ...ELEMENT, type: 'list', ...kind, start: node.start ?? 1, children }]
      }
      default:
        this.note(node, 'This can only stand here as text.')
        return [paragraph([word(wordsOf(node, depth), 0)])]
    }
  }

  /** An item of a list; a list in it is an item of its own, as the editor has it. */
  private item(children: readonly Nodes[], depth: number): TextNode[][] {
    const lists = children.filter(({ type }) => type === 'list')
    const words = this.lines(
      children.filter(({ type }) => type !== 'list'),
      depth,
    )
    return [
      ...(words.length > 0 || lists.length === 0 ? [words] : []),
      ...lists.map((list) => this.blockNodes(list, depth + 1)),
    ]
  }

  /** Paragraphs where only lines may stand. */
  private lines(children: readonly Nodes[], depth: number): TextNode[] {
    return children.flatMap((child, index) => {
      const between = index === 0 ? [] : [lineBreak(), lineBreak()]
      if (child.type === 'paragraph') return [...between, ...this.inline(child.children, 0, depth)]
      this.note(child, 'In a quotation or list item only text can stand; this becomes text.')
      return [...between, word(wordsOf(child, depth), 0)]
    })
  }

  /** @param marks Bits of the editor's text format. */
  private inline(children: readonly PhrasingContent[], marks: number, depth: number): TextNode[] {
    if (depth > MAX_DEPTH) return []
    let own = marks
    return children.flatMap((child): TextNode[] => {
      switch (child.type) {
        case 'text':
          return [word(child.value.replaceAll(/\s*\n\s*/g, ' '), own)]
        case 'strong':
          return this.inline(child.children, own | MARKS.bold, depth + 1)
        case 'emphasis':
          return this.inline(child.children, own | MARKS.italic, depth + 1)
        case 'delete':
          return this.inline(child.children, own | MARKS.strike, depth + 1)
        case 'inlineCode':
          return [word(child.value, own | MARKS.code)]
        case 'break':
          return [lineBreak()]
        case 'link':
          return this.link(child.url, child, this.inline(child.children, own, depth + 1))
        case 'linkReference': {
          const words = this.inline(child.children, own, depth + 1)
          const definition = this.definitions.get(child.identifier)
          return definition ? this.link(definition.url, child, words) : words
        }
        case 'image':
        case 'imageReference': {
          const url = child.type === 'image' ? child.url : (this.definitions.get(child.identifier)?.url ?? '')
          this.note(child, `The picture ${url} is not beside the file, and nothing is fetched: a link stands for it.`)
          return this.link(url, child, [word(child.alt || url, own)])
        }
        case 'html': {
          const mark = tagOf(child.value)
          if (mark === 'br') return [lineBreak()]
          if (mark === undefined) this.note(child, `The element ${child.value} in a line is left out; its words stay.`)
          else own = mark.closes ? own & ~mark.bit : own | mark.bit
          return []
        }
        default:
          return [word(wordsOf(child, depth), own)]
      }
    })
  }

  private link(url: string, node: Nodes, children: TextNode[]): TextNode[] {
    const target = this.context.targetOf(url)
    if (!target && !/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(url)) {
      this.note(node, `The link to ${url.slice(0, 100)} leads nowhere from here; its words stay.`)
      return children
    }
    const fields = target
      ? { linkType: 'internal', newTab: false, doc: target }
      : { linkType: 'custom', newTab: false, url }
    return [{ ...ELEMENT, type: 'link', version: 3, fields, children }]
  }
}

function parseStored(value: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const stored: unknown = JSON.parse(value)
    const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    return isObject ? (stored as Record<string, unknown>) : undefined
  } catch {
    // Somebody has edited it.
    return undefined
  }
}

/** Elements in a line that are marks of the editor. */
const TAGS: Readonly<Record<string, number>> = {
  b: MARKS.bold,
  strong: MARKS.bold,
  i: MARKS.italic,
  em: MARKS.italic,
  s: MARKS.strike,
  del: MARKS.strike,
  u: MARKS.underline,
  ins: MARKS.underline,
  code: MARKS.code,
  kbd: MARKS.code,
  sub: MARKS.sub,
  sup: MARKS.sup,
}

function tagOf(html: string): 'br' | { readonly bit: number; readonly closes: boolean } | undefined {
  if (/^<br\s*\/?>$/i.test(html)) return 'br'
  const [, slash = '', name = ''] = /^<(\/?)([a-z]+)>$/i.exec(html) ?? []
  const key = name.toLowerCase()
  const bit = Object.hasOwn(TAGS, key) ? TAGS[key] : undefined
  return bit === undefined ? undefined : { bit, closes: slash === '/' }
}

function paragraph(children: readonly TextNode[]): TextNode {
  return { ...ELEMENT, type: 'paragraph', textFormat: 0, textStyle: '', children }
}

function word(text: string, format: number): TextNode {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

function lineBreak(): TextNode {
  return { type: 'linebreak', version: 1 }
}

function hasWords(node: TextNode): boolean {
  return typeof node.text !== 'string' || node.text.trim() !== ''
}

/** Without the blank that stood between words and a picture. */
function trimmed(nodes: readonly TextNode[]): readonly TextNode[] {
  return nodes.filter((node, index) => (index > 0 && index < nodes.length - 1) || hasWords(node))
}

function wordsOf(node: Nodes, depth: number): string {
  if (depth > MAX_DEPTH) return ''
  if ('value' in node) return node.type === 'html' ? '' : node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map((child) => wordsOf(child, depth + 1)).join('') : ''
}
