import { given, record } from '@vitrine/content/core'
import { decodeHTMLStrict } from 'entities'
import { parseWpDate, realLocalDate } from '../dates/wp-date.ts'
import { serialised } from '../php/serialised.ts'
import type { SourceComment, SourceItem, SourceMeta, SourceTermName } from '../source/source.ts'
import type { RestKind, RestTaxonomy } from './rest-kinds.ts'
import { dateOf, idOf, rawOf, textOf } from './rest-values.ts'

type Raw = Readonly<Record<string, unknown>>

/** Answers of the interface that items refer to. */
export interface RestNames {
  readonly taxonomies: readonly RestTaxonomy[]
  readonly loginOf: (userId: number) => string
  readonly termOf: (taxonomy: string, termId: number) => SourceTermName | undefined
  readonly commentsOf: (itemId: number) => readonly SourceComment[]
}

export interface RestItem {
  readonly item: SourceItem
  /** False where the content came as visitors see it, without blocks and shortcodes. */
  readonly isRaw: boolean
}

/** Custom fields of one item that are taken. */
const MAX_METAS = 500

/** An item of a list as it would stand in an export; undefined for what has no number. */
export function readRestItem(raw: Raw, { kind }: RestKind, names: RestNames): RestItem | undefined {
  const id = idOf(raw.id)
  if (id === 0) return undefined
  const isFile = kind === 'attachment'
  const content = rawOf(isFile ? raw.description : raw.content)
  const excerpt = rawOf(isFile ? raw.caption : raw.excerpt)
  const localDate = realLocalDate(dateOf(raw.date))
  const file = isFile ? textOf(raw.source_url) : ''
  const item: SourceItem = {
    id,
    kind,
    title: decodeHTMLStrict(rawOf(raw.title).text).trim(),
    link: textOf(raw.link),
    guid: rawOf(raw.guid).text,
    author: names.loginOf(idOf(raw.author)),
    content: kind === 'nav_menu_item' ? textOf(raw.description) : content.text,
    // Where it is only shown, it is made of the content, unless it is that of a file.
    excerpt: excerpt.isRaw || isFile ? excerpt.text : '',
    slug: textOf(raw.slug),
    status: textOf(raw.status) || 'publish',
    parent: idOf(isFile ? raw.post : raw.parent),
    menuOrder: typeof raw.menu_order === 'number' ? raw.menu_order : 0,
    ...given({
      publishedAt: parseWpDate(dateOf(raw.date_gmt)),
      modifiedAt: parseWpDate(dateOf(raw.modified_gmt)),
      localDate,
    }),
    hasPassword: textOf(raw.password) !== '' || record(raw.content).protected === true,
    isSticky: raw.sticky === true,
    commentsOpen: raw.comment_status === 'open',
    ...(file !== '' && { file }),
    terms: termsOf(raw, names),
    metas: [...knownMetas(raw, kind), ...customMetas(raw.meta)],
    comments: names.commentsOf(id),
  }
  return { item, isRaw: content.isRaw || content.text === '' || isFile }
}

function termsOf(raw: Raw, { taxonomies, termOf }: RestNames): readonly SourceTermName[] {
  const listed = taxonomies.flatMap(({ taxonomy, field }) => {
    // Entries of menus name one menu by its number, others list theirs.
    const ids = Array.isArray(raw[field]) ? raw[field] : [raw[field]]
    return ids.flatMap((id) => termOf(taxonomy, idOf(id)) ?? [])
  })
  const format = textOf(raw.format)
  const isPlain = format === '' || format === 'standard'
  const made = isPlain ? [] : [{ taxonomy: 'post_format', slug: `post-format-${format}`, name: format }]
  return [...listed, ...made, ...languageTerms(raw)]
}

/** Language and translations, as Polylang gives them to each item. */
function languageTerms({ lang, translations }: Raw): readonly SourceTermName[] {
  if (typeof lang !== 'string' || !/^[\w-]{2,20}$/.test(lang)) return []
  const ids = Object.values(record(translations)).map(idOf).filter(Boolean)
  const group = `pll_${Math.min(...ids)}`
  return [
    { taxonomy: 'language', slug: lang, name: lang },
    ...(ids.length > 1 ? [{ taxonomy: 'post_translations', slug: group, name: group }] : []),
  ]
}

/** Fields of the interface as the metas that they are in the database. */
function knownMetas(raw: Raw, kind: string): readonly SourceMeta[] {
  const { yoast_head_json: yoast } = raw
  const values: Readonly<Record<string, string>> = {
    _thumbnail_id: String(idOf(raw.featured_media) || ''),
    _wp_page_template: textOf(raw.template),
    _yoast_wpseo_metadesc: textOf(record(yoast).description),
    '_yoast_wpseo_meta-robots-noindex': record(record(yoast).robots).index === 'noindex' ? '1' : '',
    ...(kind === 'attachment' && fileMetas(raw)),
    ...(kind === 'nav_menu_item' && menuMetas(raw)),
  }
  return Object.entries(values).flatMap(([key, value]) => (value === '' ? [] : [{ key, value }]))
}

function fileMetas({ alt_text: alt, media_details: details }: Raw): Readonly<Record<string, string>> {
  const { file, original_image: original, sizes } = record(details)
  const files = Object.entries(record(sizes)).map(
    ([name, size]) => [name, { file: textOf(record(size).file) }] as const,
  )
  const metadata = {
    file: textOf(file),
    sizes: Object.fromEntries(files),
    ...(typeof original === 'string' && { original_image: original }),
  }
  return {
    _wp_attached_file: textOf(file),
    _wp_attachment_image_alt: textOf(alt),
    _wp_attachment_metadata: serialised(metadata),
  }
}

function menuMetas(raw: Raw): Readonly<Record<string, string>> {
  return {
    _menu_item_type: textOf(raw.type),
    _menu_item_object: textOf(raw.object),
    _menu_item_object_id: String(idOf(raw.object_id)),
    _menu_item_menu_item_parent: String(idOf(raw.parent)),
    _menu_item_url: textOf(raw.url),
    _menu_item_target: textOf(raw.target),
  }
}

/** Fields that the site shows through the interface. */
function customMetas(meta: unknown): readonly SourceMeta[] {
  return Object.entries(record(meta))
    .slice(0, MAX_METAS)
    .flatMap(([key, value]) => {
      const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value)
      return text === '' || text === '[]' || text === '{}' ? [] : [{ key, value: text }]
    })
}
