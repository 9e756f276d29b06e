import { authorSlug } from '../people/author-slug.ts'
import { refTo, type SourceRef } from '../source/source-key.ts'
import { plainText } from '../terms/plain-text.ts'
import type { TermCollection } from '../terms/taxonomies.ts'
import type { DocumentInput } from './document-input.ts'
import type { PlannedData } from './plan.ts'
import { type FallbackMeta, featuredImage } from './site-seo.ts'

/** Categories or tags of one post. */
const MAX_TERMS = 20

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
  const author = authorOf(input)
  return {
    data: {
      ...(excerpt && { excerpt }),
      ...(image && { image }),
      ...(item.publishedAt !== undefined && { publishedAt: new Date(item.publishedAt).toISOString() }),
      ...(author !== undefined && { author: refTo(`author:${author}`) }),
      categories: termsOf(input, 'categories'),
      tags: termsOf(input, 'tags'),
      sticky: item.isSticky && item.kind === 'post',
      allowComments: item.commentsOpen,
    },
    fallbackMeta: {},
  }
}

/** Login of the author. Of several, as Co-Authors Plus notes them, the first; the others are named. */
function authorOf({ item, plan, report }: DocumentInput): string | undefined {
  const named = item.terms.filter(({ taxonomy }) => taxonomy === 'author')
  for (const { name } of named.slice(1)) report({ level: 'lost', code: 'more-authors', subject: name.slice(0, 80) })
  const slug = named[0]?.slug.replace(/^cap-/, '')
  const first = slug === undefined ? undefined : [...plan.authors.keys()].find((login) => authorSlug(login) === slug)
  return first ?? (plan.authors.has(item.author) ? item.author : undefined)
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
