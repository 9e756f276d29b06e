import { decodeHTMLStrict } from 'entities'
import { readMetas } from './read-item.ts'
import type { SourceAuthor, SourceSite, SourceTerm } from './source.ts'
import type { XmlRecord } from './xml-record.ts'
import { fieldOf, numberOf, wordOf } from './xml-record.ts'

export function readSite(channel: XmlRecord, namespaceVersion: string | undefined): SourceSite {
  const link = wordOf(channel, 'link')
  const address = withoutSlash(wordOf(channel, 'wp:base_blog_url') || link)
  const version = wordOf(channel, 'wp:wxr_version') || namespaceVersion
  return {
    title: fieldOf(channel, 'title').trim(),
    tagline: fieldOf(channel, 'description').trim(),
    address,
    baseAddress: withoutSlash(wordOf(channel, 'wp:base_site_url')) || address,
    language: wordOf(channel, 'language'),
    ...(version !== undefined && { version }),
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}

export function readAuthor(record: XmlRecord): SourceAuthor | undefined {
  const login = wordOf(record, 'wp:author_login')
  if (login === '') return undefined
  const id = numberOf(record, 'wp:author_id')
  const email = wordOf(record, 'wp:author_email')
  const names = ['wp:author_first_name', 'wp:author_last_name'].map((name) => wordOf(record, name))
  const name = wordOf(record, 'wp:author_display_name') || names.filter(Boolean).join(' ') || login
  return { ...(id !== 0 && { id }), login, name: decodeHTMLStrict(name), ...(email !== '' && { email }) }
}

interface TermElements {
  readonly taxonomy?: string
  readonly slug: string
  readonly name: string
  readonly parent: string
  readonly description: string
}

const TERM_ELEMENTS: ReadonlyMap<string, TermElements> = new Map([
  [
    'wp:category',
    {
      taxonomy: 'category',
      slug: 'wp:category_nicename',
      name: 'wp:cat_name',
      parent: 'wp:category_parent',
      description: 'wp:category_description',
    },
  ],
  [
    'wp:tag',
    {
      taxonomy: 'post_tag',
      slug: 'wp:tag_slug',
      name: 'wp:tag_name',
      parent: 'wp:tag_parent',
      description: 'wp:tag_description',
    },
  ],
  [
    'wp:term',
    {
      slug: 'wp:term_slug',
      name: 'wp:term_name',
      parent: 'wp:term_parent',
      description: 'wp:term_description',
    },
  ],
])

/** Term of the head. Its name falls back to its slug: PHP takes the name `0` for empty, and the exporter leaves it out. */
export function readTerm(record: XmlRecord): SourceTerm | undefined {
  const elements = TERM_ELEMENTS.get(record.name)
  if (!elements) return undefined
  const taxonomy = elements.taxonomy ?? wordOf(record, 'wp:term_taxonomy')
  const slug = wordOf(record, elements.slug)
  if (slug === '' || taxonomy === '') return undefined
  const id = numberOf(record, 'wp:term_id')
  const parent = wordOf(record, elements.parent)
  const description = fieldOf(record, elements.description)
  return {
    ...(id !== 0 && { id }),
    taxonomy,
    slug,
    name: decodeHTMLStrict(fieldOf(record, elements.name)).trim() || slug,
    ...(parent !== '' && { parent }),
    ...(description !== '' && { description }),
    metas: readMetas(record, 'wp:termmeta'),
  }
}
