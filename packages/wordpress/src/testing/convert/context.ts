import type {
  ConvertContext,
  ConvertedBlock,
  ConvertLookup,
  FoundMedia,
  ReportLine,
} from '../../core/convert/convert.ts'
import type { SourceItem } from '../../core/source/source.ts'
import { refTo } from '../../core/source/source-key.ts'

/** An item for tests: a published post without anything. */
export function itemWith(item: Partial<SourceItem> = {}): SourceItem {
  return {
    id: 1,
    kind: 'post',
    title: 'A post',
    link: 'https://old.example/a-post/',
    guid: '',
    author: 'mara',
    content: '',
    excerpt: '',
    slug: 'a-post',
    status: 'publish',
    parent: 0,
    menuOrder: 0,
    hasPassword: false,
    isSticky: false,
    commentsOpen: true,
    terms: [],
    metas: [],
    comments: [],
    ...item,
  }
}

const KINDS: readonly (readonly [RegExp, FoundMedia['kind']])[] = [
  [/\.(?:jpe?g|png|webp)$/, 'image'],
  [/\.(?:mp4|webm)$/, 'video'],
  [/\.(?:mp3|ogg|wma)$/, 'audio'],
]

/** A file of the library for tests; its id is the number in its name. */
export function mediaOf(file: string, caption = ''): FoundMedia {
  const kind = KINDS.find(([ending]) => ending.test(file))?.[1] ?? 'file'
  const id = Number(/\d+/.exec(file.split('/').at(-1) ?? '')?.[0] ?? 0)
  return { ref: refTo(`item:${id}`), kind, file, title: `File ${id}`, alt: '', caption }
}

/**
 * Answers for tests: below `/uploads/` there is every file but those called `gone`, `/page-7/` is the page 7, every
 * other path of `old.example` is a path.
 */
export const LOOKUP: ConvertLookup = {
  mediaById: (id) => (id > 0 && id < 900 ? mediaOf(`2020/01/${id}.jpg`) : undefined),
  mediaByAddress(address) {
    const file = /\/uploads\/(.+)$/.exec(address)?.[1]
    return file === undefined || file.includes('gone') ? undefined : mediaOf(file)
  },
  mediaOf: () => [
    mediaOf('2020/01/21.jpg', 'Words of the library'),
    mediaOf('2020/01/22.jpg'),
    mediaOf('2020/01/23.mp3'),
  ],
  target(address) {
    const url = URL.canParse(address, 'https://old.example') ? new URL(address, 'https://old.example') : undefined
    if (url?.hostname !== 'old.example') return undefined
    const page = /^\/page-(\d+)\/$/.exec(url.pathname)?.[1]
    if (page === undefined)
      return { to: 'path', path: `${url.pathname}${url.search}`, isKnown: !url.pathname.includes('gone') }
    const rest = { ...(url.hash && { fragment: url.hash.slice(1) }), ...(url.search && { query: url.search.slice(1) }) }
    return { to: 'page', ref: refTo(`item:${Number(page)}`), ...rest }
  },
  item: (id) =>
    id === 50
      ? itemWith({ id, kind: 'wp_block', content: '<!-- wp:paragraph --><p>Of the pattern</p><!-- /wp:paragraph -->' })
      : id === 7
        ? itemWith({ id, kind: 'page', title: 'Page seven' })
        : undefined,
  itemsOf: () => [],
  term: () => undefined,
  form: ({ id, title }) => (id === '5' || title === 'Form' ? refTo('item:5') : undefined),
  otherForm: () => undefined,
  slider: (alias) => (alias === 'home' ? refTo('slider:home') : undefined),
  termRef: (taxonomy, name) => (name === 3 ? refTo(`term:${taxonomy}:three`) : undefined),
}

/** A context that keeps the lines of the report. */
export function contextWith(item: Partial<SourceItem> = {}, lookup: Partial<ConvertLookup> = {}) {
  const report: ReportLine[] = []
  const context: ConvertContext = {
    item: itemWith(item),
    lookup: { ...LOOKUP, ...lookup },
    language: 'en',
    depth: 0,
    addForm: () => refTo('form:1-1'),
    addImage: ({ alt }) => ({ ref: refTo('image:1-1'), kind: 'image', file: '', title: '', alt, caption: '' }),
    report: (line) => report.push(line),
  }
  return { context, report }
}

/**
 * Blocks as lines to compare: texts as their nodes (`p(One **two**)`), other blocks as their type and fields. A
 * reference is its key, a text in a field is shown as one.
 */
export function shown(blocks: readonly ConvertedBlock[]): string {
  return blocks.map(shownBlock).join('\n')
}

function shownBlock({ blockType, ...fields }: ConvertedBlock): string {
  const { content, size: _, ...others } = fields
  if (blockType === 'richText') return [shownValue(content), ...shownFields(others)].join(' ')
  return [blockType, ...shownFields(fields)].join(' ')
}

function shownFields(fields: object): readonly string[] {
  return Object.entries(fields).map(([name, value]) => `${name}=${shownValue(value)}`)
}

function shownValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shownValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  if ('$source' in value) return String(value.$source)
  if ('root' in value) return shownNodes(childrenOf(value.root), ' ')
  if ('blockType' in value) return `(${shown([value as ConvertedBlock])})`
  return `{${shownFields(value).join(' ')}}`
}

function childrenOf(node: unknown): readonly unknown[] {
  return typeof node === 'object' && node !== null && 'children' in node && Array.isArray(node.children)
    ? node.children
    : []
}

function shownNodes(nodes: readonly unknown[], between = ''): string {
  return nodes.map(shownNode).join(between)
}

const NAMES: Readonly<Record<string, string>> = { paragraph: 'p', listitem: 'li' }
const MARKS: readonly (readonly [number, string])[] = [
  [1, '**'],
  [2, '_'],
  [4, '~'],
  [8, '='],
  [16, '`'],
  [32, ','],
  [64, '^'],
]

function shownNode(raw: unknown): string {
  const node = raw as Readonly<Record<string, unknown>>
  switch (node.type) {
    case 'text':
      return MARKS.reduce(
        (text, [bit, sign]) => ((Number(node.format) & bit) === 0 ? text : `${sign}${text}${sign}`),
        String(node.text),
      )
    case 'linebreak':
      return '/'
    case 'horizontalrule':
      return 'hr'
    case 'upload':
      return `picture(${shownValue(node.value)})`
    case 'link': {
      const { url, doc, newTab } = node.fields as Readonly<Record<string, unknown>>
      return `<${url ?? shownValue((doc as { value: unknown }).value)}${newTab ? ' new' : ''}|${shownNodes(childrenOf(node))}>`
    }
    default: {
      const name = String(node.tag ?? NAMES[String(node.type)] ?? node.type)
      const start = node.type === 'list' && node.start !== 1 ? `:${node.start}` : ''
      return `${name}${start}${node.format ? `.${node.format}` : ''}(${shownNodes(childrenOf(node), node.type === 'list' ? ' ' : '')})`
    }
  }
}
