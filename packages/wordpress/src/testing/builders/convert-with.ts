import { BUILDERS } from '../../core/builders/builders.ts'
import type {
  Builder,
  ConvertContext,
  ConvertedBlock,
  ConvertLookup,
  FoundMedia,
  ReportLine,
} from '../../core/convert/convert.ts'
import type { SourceItem } from '../../core/source/source.ts'
import { refTo } from '../../core/source/source-key.ts'

export interface Converted {
  readonly blocks: readonly ConvertedBlock[]
  readonly report: readonly ReportLine[]
  /** Values of the contact forms that stood in the page. */
  readonly forms: readonly Readonly<Record<string, unknown>>[]
}

/** A page of the site `https://site.example`, made with a builder. */
export function page(content: string, metas: Readonly<Record<string, string>> = {}): SourceItem {
  return {
    id: 1,
    kind: 'page',
    title: 'A page',
    link: 'https://site.example/page/',
    guid: '',
    author: 'mara',
    content,
    excerpt: '',
    slug: 'page',
    status: 'publish',
    parent: 0,
    menuOrder: 0,
    publishedAt: Date.UTC(2024, 0, 1, 8),
    localDate: '2024-01-01 10:00:00',
    hasPassword: false,
    isSticky: false,
    commentsOpen: false,
    terms: [],
    metas: Object.entries(metas).map(([key, value]) => ({ key, value })),
    comments: [],
  }
}

/** Library with the images 1 to 99 at `/wp-content/uploads/1.jpg` and so on, a video at `film.mp4`, a sound at `sound.mp3`. */
export const library: ConvertLookup = {
  mediaById: (id) => (id >= 1 && id < 100 ? image(id) : undefined),
  mediaByAddress(address) {
    const name = /^https:\/\/site\.example\/wp-content\/uploads\/([\w-]+)\.(jpg|mp4|mp3|pdf)/.exec(address)
    if (!name) return undefined
    if (name[2] === 'jpg') return image(Number(name[1]))
    const kind = name[2] === 'mp4' ? 'video' : name[2] === 'mp3' ? 'audio' : 'file'
    return {
      ref: refTo(`file:${name[1]}.${name[2]}`),
      kind,
      file: `${name[1]}.${name[2]}`,
      title: name[1] ?? '',
      alt: '',
      caption: '',
    }
  },
  mediaOf: () => [],
  target(address) {
    if (!/^https:\/\/site\.example\/|^\//.test(address)) return undefined
    const path = address.replace('https://site.example', '')
    return path === '/contact/' ? { to: 'page', ref: refTo('item:7') } : { to: 'path', path, isKnown: true }
  },
  item: (id) => (id === 30 ? { ...page('<p>Shared words.</p>'), id } : undefined),
  itemsOf: (kind) => (kind === 'avada_faq' ? [{ ...page('<p>By train.</p>'), title: 'How do I get there?' }] : []),
  term: () => undefined,
  form: () => refTo('item:26'),
  otherForm: () => undefined,
  slider: (alias) => (alias === 'home' ? refTo('slider:home') : undefined),
  termRef: (taxonomy, slug) => (slug === 'news' || slug === 5 ? refTo(`term:${taxonomy}:news`) : undefined),
}

function image(id: number): FoundMedia {
  return {
    ref: refTo(`item:${id}`),
    kind: 'image',
    file: `${id}.jpg`,
    title: `Picture ${id}`,
    alt: `alt ${id}`,
    caption: '',
  }
}

/** Converts a page by a builder, as the import does. */
export function convertWith(builder: Builder, item: SourceItem, lookup: ConvertLookup = library): Converted {
  const report: ReportLine[] = []
  const forms: Readonly<Record<string, unknown>>[] = []
  const context: ConvertContext = {
    item,
    language: 'en',
    lookup,
    depth: 0,
    addImage: () => undefined,
    addForm: (values) => refTo(`form:${item.id}-${forms.push(values)}`),
    mappings: { builders: BUILDERS },
    report: (line) => report.push(line),
  }
  return { blocks: builder.convert(context), report, forms }
}
