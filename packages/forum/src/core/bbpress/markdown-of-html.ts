import { decodeHTML } from 'entities'
import { parsePostLink } from '../post/post-link.ts'

/** Tags, text between them, and pointed brackets that begin no tag. */
const PIECES = /<(\/?)([a-z][a-z0-9]{0,12})\b([^<>]{0,2000})>|<!--[^<>]{0,2000}-->|[^<]+|</gi

/** Marks around words, by the names of their elements. */
const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', code: '`' }

/** Elements that stand on lines of their own and leave nothing but their words. */
const LINES = new Set(['p', 'div', 'section', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'tr', 'hr', 'figure', 'dl'])

/** Signs of Markdown within words. */
const SIGNS = /[\\`*_[\]]/g

/** Signs of Markdown at the beginning of a line. */
const LINE_SIGN = /^(\s{0,3})([>#+-]|\d{1,6}[.)])(?=\s|$|>)/

/** Addresses in plain words, which have signs of their own. */
const ADDRESS = /(https?:\/\/[^\s<>]{1,2000})/

type Container = { readonly kind: 'quote' } | { readonly kind: 'list'; readonly isNumbered: boolean; count: number }

/**
 * Writes the HTML of a post of bbPress in the part of Markdown that the forum reads: paragraphs, quotes, lists, code, bold and
 * italic words, links. Images are links; what else there is leaves its words. Each piece of the text is looked at once.
 */
export function markdownOfHtml(html: string): string {
  const writer = new MarkdownWriter()
  for (const [piece, closing, name, attributes = ''] of html.replaceAll(/\r\n?/g, '\n').matchAll(PIECES)) {
    if (name === undefined) {
      if (!piece.startsWith('<!--')) writer.text(decodeHTML(piece))
    } else if (closing) writer.close(name.toLowerCase())
    else writer.open(name.toLowerCase(), attributes)
  }
  return writer.end()
}

class MarkdownWriter {
  readonly #lines: string[] = []
  #line = ''
  readonly #containers: Container[] = []
  /** True for the first line of an entry of a list. */
  #beginsItem = false
  /** Address of the link that is open, and where its words begin. */
  #link: { readonly href: string | undefined; readonly from: number } | undefined
  #code: string | undefined
  /** Element whose words nobody sees. */
  #unseen: string | undefined
  /** Containers of what was written last. */
  #written: readonly (Container | undefined)[] = []

  open(name: string, attributes: string): void {
    if (this.#code !== undefined || this.#unseen !== undefined) return
    if (name === 'script' || name === 'style') this.#unseen = name
    else if (name === 'pre') {
      this.#flush()
      this.#code = ''
    } else if (name === 'blockquote') this.#enter({ kind: 'quote' })
    else if (name === 'ul' || name === 'ol') this.#enter({ kind: 'list', isNumbered: name === 'ol', count: 0 })
    else if (name === 'li') this.#beginItem()
    else if (name === 'br') this.#line += '\n'
    else if (name === 'a')
      this.#link = { href: parsePostLink(attributeOf(attributes, 'href')), from: this.#line.length }
    else if (name === 'img') this.#image(attributes)
    else if (LINES.has(name)) this.#flush()
    else this.#line += MARKS[name] ?? ''
  }

  close(name: string): void {
    if (this.#unseen !== undefined) {
      if (name === this.#unseen) this.#unseen = undefined
    } else if (this.#code !== undefined) {
      if (name === 'pre') this.#endCode(this.#code)
    } else if (name === 'blockquote' || name === 'ul' || name === 'ol') {
      this.#flush()
      this.#containers.pop()
    } else if (name === 'a') this.#endLink()
    else if (name === 'li' || LINES.has(name)) this.#flush()
    else this.#line += MARKS[name] ?? ''
  }

  text(words: string): void {
    if (this.#unseen !== undefined) return
    if (this.#code !== undefined) {
      this.#code += words
      return
    }
    const [first = '', ...others] = words.split(/\n\s*\n/)
    this.#line += escaped(first)
    for (const paragraph of others) {
      this.#flush()
      this.#line += escaped(paragraph)
    }
  }

  end(): string {
    if (this.#code !== undefined) this.#endCode(this.#code)
    this.#flush()
    return this.#lines.join('\n').trim()
  }

  #enter(container: Container): void {
    this.#flush()
    this.#containers.push(container)
  }

  #beginItem(): void {
    this.#flush()
    const list = this.#containers.at(-1)
    if (list?.kind !== 'list') return
    list.count += 1
    this.#beginsItem = true
  }

  #endLink(): void {
    const link = this.#link
    this.#link = undefined
    if (link?.href === undefined) return
    const words = this.#line.slice(link.from).replaceAll('\n', ' ').trim()
    this.#line = `${this.#line.slice(0, link.from)}[${words || link.href}](${link.href.replaceAll('(', '%28').replaceAll(')', '%29')})`
  }

  #image(attributes: string): void {
    const href = parsePostLink(attributeOf(attributes, 'src'))
    if (href === undefined || this.#link) return
    const words = escaped(attributeOf(attributes, 'alt')) || href
    this.#line += `[${words}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`
  }

  #endCode(code: string): void {
    this.#code = undefined
    const fence = code.includes('```') ? '~~~' : '```'
    this.#write([fence, ...code.replace(/^\n|\s+$/g, '').split('\n'), fence])
  }

  /** Writes the paragraph that was gathered. */
  #flush(): void {
    const written = this.#line.trim()
    this.#line = ''
    if (written === '') return
    this.#write(written.split('\n').map((line) => line.trim().replace(LINE_SIGN, safeSign)))
  }

  #write(lines: readonly string[]): void {
    const isFurtherItem = this.#beginsItem && this.#written.includes(this.#containers.at(-1))
    if (this.#lines.length > 0 && !isFurtherItem) {
      const shared = this.#containers.filter((container) => this.#written.includes(container))
      this.#lines.push(prefixOf(shared, false).trimEnd())
    }
    this.#written = [...this.#containers]
    for (const line of lines) {
      this.#lines.push(prefixOf(this.#containers, this.#beginsItem) + line)
      this.#beginsItem = false
    }
  }
}

/** Beginning of a line in containers inside each other. @param beginsItem True for the first line of an entry of the innermost. */
function prefixOf(containers: readonly Container[], beginsItem: boolean): string {
  return containers
    .map((container, level) => {
      if (container.kind === 'quote') return '> '
      const mark = container.isNumbered ? `${container.count}. ` : '- '
      return beginsItem && level === containers.length - 1 ? mark : ' '.repeat(mark.length)
    })
    .join('')
}

function escaped(words: string): string {
  return words
    .split(ADDRESS)
    .map((part) => (ADDRESS.test(part) ? part : part.replaceAll(SIGNS, '\\$&')))
    .join('')
}

function safeSign(_whole: string, blank: string, sign: string): string {
  return `${blank}${sign.slice(0, -1)}\\${sign.slice(-1)}`
}

function attributeOf(attributes: string, name: string): string {
  const [, double, single] =
    new RegExp(`\\b${name}\\s{0,5}=\\s{0,5}(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? []
  return decodeHTML(double ?? single ?? '').trim()
}
