import { firstMetaOf, metaOf } from '../index-of-export/metas.ts'
import type { SourceItem } from '../source/source.ts'
import { plainText } from '../terms/plain-text.ts'
import type { DocumentInput } from './document-input.ts'
import { type CollectionFields, termsOf } from './post-fields.ts'
import { featuredPicture } from './site-seo.ts'

const MAX_DESCRIPTION_LENGTH = 600
const MAX_LINK_LABEL_LENGTH = 120
const MAX_LINK_LENGTH = 2000
const MAX_PICTURES = 60

/** Metas in which themes keep the address of a project's own site, and the words of the link. */
const LINK_ADDRESSES = ['pyre_project_url', '_project_url', 'project_url', '_portfolio_url']
const LINK_LABELS = ['pyre_project_url_text', '_project_url_text']

/** Metas in which themes keep more featured pictures, each with the number of one. */
const MORE_PICTURES = /^kd_featured-image-\d{1,2}_\w+_id$/

/** Fields that only projects have. */
export function projectFields(input: DocumentInput): CollectionFields {
  const { item, report } = input
  const description = plainText(item.excerpt, MAX_DESCRIPTION_LENGTH)
  const image = featuredPicture(input)
  const gallery = galleryOf(input)
  const link = linkOf(item)
  const date = item.publishedAt ?? item.modifiedAt
  const extra = item.metas.filter(({ key, value }) => /^pyre_(?:project_|copy|video)/.test(key) && value.trim() !== '')
  for (const { key } of extra) {
    if (![...LINK_ADDRESSES, ...LINK_LABELS].includes(key))
      report({ level: 'lost', code: 'project-setting', subject: key })
  }
  return {
    data: {
      ...(description && { description }),
      ...(image && { image }),
      ...(gallery.length > 0 && { gallery }),
      ...(link && { link }),
      ...(date !== undefined && { date: new Date(date).toISOString() }),
      categories: termsOf(input, 'project-categories'),
      ...(item.menuOrder > 0 && { place: item.menuOrder }),
    },
    fallbackMeta: {},
  }
}

function galleryOf({ item, plan }: DocumentInput): readonly unknown[] {
  return item.metas
    .filter(({ key, value }) => MORE_PICTURES.test(key) && /^\d{1,15}$/.test(value.trim()))
    .map(({ value }) => plan.media.byId(Number(value)))
    .filter((media) => media?.kind === 'image')
    .map((media) => media?.ref)
    .slice(0, MAX_PICTURES)
}

function linkOf(item: SourceItem): { readonly label?: string; readonly url: string } | undefined {
  const url = firstMetaOf(item, LINK_ADDRESSES)
  if (url === undefined || url.length > MAX_LINK_LENGTH || !/^https?:\/\/\S+$/.test(url)) return undefined
  const label = plainText(LINK_LABELS.map((key) => metaOf(item, key) ?? '').find(Boolean) ?? '', MAX_LINK_LABEL_LENGTH)
  return { url, ...(label && { label }) }
}
