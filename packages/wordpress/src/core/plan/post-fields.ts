import { writersOf } from '../people/authors.ts'
import { refTo, type SourceRef } from '../source/source-key.ts'
import { plainText } from '../terms/plain-text.ts'
import type { TermCollection } from '../terms/taxonomies.ts'
import type { DocumentInput } from './document-input.ts'
import type { PlannedData } from './plan.ts'
import { type FallbackMeta, featuredImage } from './site-seo.ts'

/** Categories or tags of one post. */
const MAX_TERMS = 20

/** Authors of one post. */
const MAX_AUTHORS = 11

/** Characters of the name by which feeds know a post. */
const MAX_GUID_LENGTH = 500

/** Characters of an excerpt. */
const MAX_EXCERPT_LENGTH = 600

export interface CollectionFields {
  readonly data: PlannedData
  readonly fallbackMeta: FallbackMeta
}

/** Fields that only posts have. */
export function postFields(input: DocumentInput, content: { readonly excerptFromMore?: string }): CollectionFields {
  const { item } = input
  // Where nobody wrote an excerpt, lists showed what stands before the “more” mark.
  const excerpt =
    plainText(item.excerpt, MAX_EXCERPT_LENGTH) || plainText(content.excerptFromMore ?? '', MAX_EXCERPT_LENGTH)
  const image = featuredImage(input)
  const [author, ...coAuthors] = authorsOf(input)
  return {
    data: {
      ...(excerpt && { excerpt }),
      ...(image && { image }),
      ...guidOf(item),
      ...(item.publishedAt !== undefined && { publishedAt: new Date(item.publishedAt).toISOString() }),
      ...(author !== undefined && { author: refTo(`author:${author}`) }),
      ...(coAuthors.length > 0 && { coAuthors: coAuthors.map((login) => refTo(`author:${login}`)) }),
      categories: termsOf(input, 'categories'),
      tags: termsOf(input, 'tags'),
      sticky: item.isSticky && item.kind === 'post',
    },
    fallbackMeta: {},
  }
}

/** The name by which readers of the old feed know a post: with another one it would be new to them. */
function guidOf({ guid }: DocumentInput['item']): { readonly guid?: string } {
  const name = guid.trim()
  return name !== '' && name.length <= MAX_GUID_LENGTH ? { guid: name } : {}
}

/** Logins of its authors, the first one first; those beyond what a post takes are named. */
function authorsOf({ item, plan, report }: DocumentInput): readonly string[] {
  const known = writersOf(item, plan.loginsBySlug).filter((login) => plan.authors.has(login))
  for (const login of known.slice(MAX_AUTHORS))
    report({ level: 'lost', code: 'more-authors', subject: plan.authors.get(login)?.name ?? login })
  return known.slice(0, MAX_AUTHORS)
}

/** References to the terms of an item that became documents of a collection. */
export function termsOf({ item, plan, report }: DocumentInput, collection: TermCollection): readonly SourceRef[] {
  const refs = item.terms
    .filter(({ taxonomy, slug }) => plan.terms.get(`${taxonomy}:${slug}`)?.collection === collection)
    .map(({ taxonomy, slug }) => refTo(`term:${taxonomy}:${slug}`))
  if (collection !== 'tags') reportFormats({ item, report })
  if (refs.length > MAX_TERMS)
    report({ level: 'lost', code: 'terms-beyond', subject: `more than ${MAX_TERMS} ${collection}` })
  return refs.slice(0, MAX_TERMS)
}

function reportFormats({ item, report }: Pick<DocumentInput, 'item' | 'report'>): void {
  for (const { taxonomy, name } of item.terms) {
    if (taxonomy === 'post_format') report({ level: 'lost', code: 'post-format', subject: name.slice(0, 80) })
  }
}
