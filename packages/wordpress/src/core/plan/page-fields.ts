import { metaOf } from '../index-of-export/metas.ts'
import { plainText } from '../terms/plain-text.ts'
import type { DocumentInput } from './document-input.ts'
import type { CollectionFields } from './post-fields.ts'
import { featuredImage } from './site-seo.ts'

/** Characters of a description for search engines. */
const MAX_DESCRIPTION_LENGTH = 300

/** Pages have no introduction and no image of their own: search engines and shared links get them. */
export function pageFields(input: DocumentInput): CollectionFields {
  const { item, report } = input
  const description = plainText(item.excerpt, MAX_DESCRIPTION_LENGTH)
  const image = featuredImage(input)
  if (description)
    report({ level: 'changed', code: 'page-excerpt', subject: 'excerpts of pages', example: description.slice(0, 80) })
  if (image) report({ level: 'changed', code: 'page-picture', subject: 'featured pictures of pages' })
  const template = metaOf(item, '_wp_page_template')?.trim() ?? ''
  if (template !== '' && template !== 'default')
    report({ level: 'note', code: 'page-template', subject: template.slice(0, 100) })
  return { data: {}, fallbackMeta: { ...(description && { description }), ...(image && { image }) } }
}
