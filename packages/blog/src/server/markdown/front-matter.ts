import { momentOf, slugFrom } from '@vitrine/content/core'
import { LineCounter, parseDocument, stringify } from 'yaml'
import type { Note } from './stored-post.ts'

/** Front matter of a file. */
export interface FrontMatter {
  readonly title: string | undefined
  readonly slug: string | undefined
  /** ISO 8601. */
  readonly date: string | undefined
  readonly isDraft: boolean
  readonly excerpt: string | undefined
  /** For search engines, as the three after it. */
  readonly description: string | undefined
  readonly metaTitle: string | undefined
  /** Address of the picture for shared links. */
  readonly metaImage: string | undefined
  readonly isHidden: boolean
  readonly author: string | undefined
  /** Those with whom it was written. */
  readonly coAuthors: readonly string[]
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly series: string | undefined
  readonly isSticky: boolean
  readonly takesComments: boolean
  /** Address of the picture, as it was written. */
  readonly image: string | undefined
  readonly imageAlt: string | undefined
  /** Slugs of posts to read on. */
  readonly related: readonly string[]
}

export type ReadFile =
  | {
      readonly ok: true
      readonly front: FrontMatter
      readonly body: string
      /** Lines before the body. */
      readonly linesBefore: number
      readonly notes: readonly Note[]
    }
  | { readonly ok: false; readonly problem: Note }

/** Names that programs for blogs give to the same things, in small letters and without `_` and `-`. */
const NAMES = {
  title: ['title'],
  slug: ['slug'],
  date: ['date', 'publishedat', 'publishdate', 'pubdate', 'published'],
  updated: ['updated', 'updatedat', 'updateddate', 'lastmod', 'modified'],
  draft: ['draft', 'status'],
  excerpt: ['excerpt', 'summary', 'customexcerpt'],
  description: ['description', 'metadescription'],
  author: ['author', 'authors'],
  categories: ['categories', 'category'],
  tags: ['tags', 'tag'],
  series: ['series'],
  sticky: ['sticky', 'featured', 'pinned'],
  comments: ['comments'],
  image: ['image', 'cover', 'coverimage', 'featureimage', 'featuredimage', 'heroimage', 'thumbnail'],
  metaTitle: ['metatitle', 'seotitle'],
  metaImage: ['metaimage', 'ogimage'],
  noIndex: ['noindex'],
  related: ['related'],
  imageAlt: ['imagealt', 'coveralt', 'featureimagealt', 'heroimagealt'],
} as const

type Name = keyof typeof NAMES

/** Characters of a name of a term. */
const MAX_NAME = 120

/** Aliases that YAML may repeat: more of them are an attack. */
const MAX_ALIASES = 20

/** Reads a file as programs for blogs write it: YAML between two lines of dashes, then Markdown. */
export function readPostFile(fileName: string, text: string, timeZone: string): ReadFile {
  const source = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  if (/^\+\+\+\s*\n/.test(source)) {
    return wrong(1, 'This begins with TOML (+++). Write it as YAML between two lines of ---.')
  }
  const [whole = '', yaml] = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(source) ?? []
  if (yaml === undefined && /^---[ \t]*\n/.test(source)) {
    return wrong(1, 'The front matter has no end. Put a line of --- below it.')
  }
  const parsed = readYaml(yaml ?? '')
  if ('problem' in parsed) return { ok: false, problem: parsed.problem }
  const { values, lineOf } = parsed
  const notes: Note[] = []
  const found = new Map<Name, unknown>()
  for (const [key, value] of Object.entries(values)) {
    const plain = key.toLowerCase().replaceAll(/[_-]/g, '')
    const name = (Object.keys(NAMES) as Name[]).find((one) => (NAMES[one] as readonly string[]).includes(plain))
    if (!name) notes.push({ line: lineOf(key), text: `“${key}” has no place in a post here, and is left out.` })
    else if (!found.has(name)) found.set(name, value)
  }
  const body = source.slice(whole.length)
  const { date: dateInName, slug: slugInName } = partsOfName(fileName, timeZone)
  // Some write `published: false` where others write `draft: true`.
  const dateValue = found.get('date')
  const isUnpublished = dateValue === false
  const date = dateOf(typeof dateValue === 'boolean' ? undefined : dateValue, timeZone) ?? dateInName
  if (dateValue !== undefined && typeof dateValue !== 'boolean' && dateOf(dateValue, timeZone) === undefined) {
    return wrong(lineOf('date'), `“${String(dateValue)}” is no date. Write it as 2026-01-31 or 2026-01-31T08:00:00Z.`)
  }
  const authors = namesOf(found.get('author'), 'whole')
  const series = namesOf(found.get('series'), 'whole')
  if (series.length > 1) notes.push({ text: `A post is in one series: ${series.slice(1).join(', ')} left out.` })
  const image = imageOf(found.get('image'))
  const slug = slugFrom(textOf(found.get('slug')) ?? '') || slugInName
  const title = textOf(found.get('title')) ?? headingOf(body)
  return {
    ok: true,
    body: textOf(found.get('title')) === undefined && title !== undefined ? body.replace(FIRST_HEADING, '') : body,
    linesBefore: whole === '' ? 0 : whole.split('\n').length - 1,
    notes,
    front: {
      title,
      slug: slug || undefined,
      date,
      isDraft: isUnpublished || found.get('draft') === true || found.get('draft') === 'draft',
      excerpt: textOf(found.get('excerpt')),
      description: textOf(found.get('description')),
      metaTitle: textOf(found.get('metaTitle')),
      metaImage: imageOf(found.get('metaImage')).address,
      isHidden: found.get('noIndex') === true,
      author: authors[0],
      coAuthors: authors.slice(1),
      categories: namesOf(found.get('categories')),
      tags: namesOf(found.get('tags')),
      series: series[0],
      isSticky: found.get('sticky') === true,
      takesComments: found.get('comments') !== false,
      image: image.address,
      imageAlt: textOf(found.get('imageAlt')) ?? image.alt,
      related: namesOf(found.get('related')),
    },
  }
}

/** Writes a file that {@link readPostFile} reads. What is empty or usual is left out. */
export function writePostFile(front: FrontMatter & { readonly updated: string | undefined }, body: string): string {
  const values = {
    title: front.title,
    slug: front.slug,
    date: front.date,
    updated: front.updated,
    draft: front.isDraft || undefined,
    excerpt: front.excerpt,
    description: front.description,
    meta_title: front.metaTitle,
    meta_image: front.metaImage,
    no_index: front.isHidden || undefined,
    author: front.coAuthors.length > 0 ? [front.author, ...front.coAuthors].filter(Boolean) : front.author,
    categories: front.categories.length > 0 ? front.categories : undefined,
    tags: front.tags.length > 0 ? front.tags : undefined,
    series: front.series,
    sticky: front.isSticky || undefined,
    comments: front.takesComments ? undefined : false,
    image: front.image,
    image_alt: front.imageAlt,
    related: front.related.length > 0 ? front.related : undefined,
  }
  return `---\n${stringify(values, { lineWidth: 0 })}---\n\n${body}`
}

const FIRST_HEADING = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/

function headingOf(body: string): string | undefined {
  return FIRST_HEADING.exec(body)?.[1]
}

function wrong(line: number | undefined, text: string): ReadFile {
  return { ok: false, problem: { ...(line !== undefined && { line }), text } }
}

function readYaml(
  yaml: string,
):
  | { readonly values: Readonly<Record<string, unknown>>; readonly lineOf: (key: string) => number }
  | { readonly problem: Note } {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'core', merge: false })
  // The line of dashes above it counts too.
  const [error] = document.errors
  if (error)
    return {
      problem: {
        line: lines.linePos(error.pos[0]).line + 1,
        text: `The front matter is no YAML: ${error.message.split('\n')[0]}`,
      },
    }
  try {
    const values: unknown = document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {}
    if (typeof values !== 'object' || values === null || Array.isArray(values)) {
      return { problem: { line: 2, text: 'The front matter has no names with values, such as “title: A bench”.' } }
    }
    const at = yaml.split('\n')
    const lineOf = (key: string) => at.findIndex((line) => line.toLowerCase().startsWith(key.toLowerCase())) + 2
    return { values: values as Record<string, unknown>, lineOf }
  } catch (error) {
    return { problem: { line: 2, text: `The front matter cannot be read: ${String((error as Error).message)}` } }
  }
}

/** Reads `2026-01-31-a-bench.md`, as Jekyll names files, or `a-bench.md`. */
function partsOfName(fileName: string, timeZone: string): { readonly date: string | undefined; readonly slug: string } {
  const base = fileName.replace(/\.(?:md|markdown|mdx)$/i, '')
  const [, day, rest] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(base) ?? []
  return { date: dateOf(day, timeZone), slug: slugFrom(rest ?? base) }
}

/** Reads a date; one without a zone is read by the clocks of the site. */
function dateOf(value: unknown, timeZone: string): string | undefined {
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value.trim() : ''
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined
  // `2026-01-31 08:00:00 +0100`, as Jekyll writes it.
  const [, day = '', time = '00:00:00', zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}${(zone ?? 'Z').replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`)
  if (Number.isNaN(moment.getTime())) return undefined
  return (zone === undefined ? momentOf(moment, timeZone) : moment).toISOString()
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text
}

/**
 * Names in a list; each may be an object with a name, as Ghost writes it.
 *
 * @param commas What they mean in a text alone: names beside each other, or nothing.
 */
function namesOf(value: unknown, commas: 'divide' | 'whole' = 'divide'): readonly string[] {
  const one = typeof value === 'string' && commas === 'divide' ? value.split(',') : value ? [value] : []
  const items = Array.isArray(value) ? value : one
  const names = items.flatMap((item) => {
    const { name, title } = (typeof item === 'object' && item ? item : {}) as { name?: unknown; title?: unknown }
    return textOf(name) ?? textOf(title) ?? textOf(item) ?? []
  })
  return [...new Set(names.map((name) => name.slice(0, MAX_NAME)))]
}

function imageOf(value: unknown): { readonly address: string | undefined; readonly alt: string | undefined } {
  if (typeof value !== 'object' || value === null) return { address: textOf(value), alt: undefined }
  const { src, url, image, path, alt } = value as Readonly<Record<string, unknown>>
  return { address: textOf(src) ?? textOf(url) ?? textOf(image) ?? textOf(path), alt: textOf(alt) }
}
