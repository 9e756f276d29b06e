import { avadaExtraImages } from '../builders/avada/avada-extra-images.ts'
import { type AvadaPageOptions, avadaPageOptions } from '../builders/avada/avada-page-options.ts'
import { localDay } from '../dates/site-zone.ts'
import { firstMetaOf } from '../index-of-export/metas.ts'
import type { SourceItem } from '../source/source.ts'
import { plainText } from '../terms/plain-text.ts'
import type { DocumentInput } from './document-input.ts'
import { type CollectionFields, termsOf } from './post-fields.ts'
import { featuredImage } from './site-seo.ts'

const MAX_DESCRIPTION_LENGTH = 600
const MAX_LINK_LABEL_LENGTH = 120
const MAX_LINK_LENGTH = 2000
const MAX_IMAGES = 60

/** Metas in which themes beside Avada keep the address of a project's own site, and the words of the link. */
const LINK_ADDRESSES = ['_project_url', 'project_url', '_portfolio_url']
const LINK_LABELS = ['_project_url_text']

/** Fields that only projects have. */
export function projectFields(input: DocumentInput): CollectionFields {
  const { item, plan, report } = input
  const description = plainText(item.excerpt, MAX_DESCRIPTION_LENGTH)
  const image = featuredImage(input)
  const gallery = galleryOf(input)
  const options = avadaPageOptions(item)
  const link = linkOf(item, options)
  const date = item.publishedAt ?? item.modifiedAt
  const copyright = options.copyrightText ?? options.copyrightUrl
  if (copyright !== undefined)
    report({ level: 'lost', code: 'project-setting', subject: 'copyright', example: copyright.slice(0, 80) })
  return {
    data: {
      ...(description && { description }),
      ...(image && { image }),
      ...(gallery.length > 0 && { gallery }),
      ...(link && { link }),
      ...(date !== undefined && { date: `${localDay(date, plan.options.zone)}T12:00:00.000Z` }),
      categories: termsOf(input, 'project-categories'),
      ...(item.menuOrder > 0 && { place: item.menuOrder }),
    },
    fallbackMeta: {},
  }
}

function galleryOf({ item, plan }: DocumentInput): readonly unknown[] {
  return avadaExtraImages(item)
    .map((id) => plan.media.byId(id))
    .filter((media) => media?.kind === 'image')
    .map((media) => media?.ref)
    .slice(0, MAX_IMAGES)
}

function linkOf(
  item: SourceItem,
  { projectUrl, projectUrlText }: AvadaPageOptions,
): { readonly label?: string; readonly url: string } | undefined {
  const url = projectUrl ?? firstMetaOf(item, LINK_ADDRESSES)
  if (url === undefined || url.length > MAX_LINK_LENGTH || !/^https?:\/\/\S+$/.test(url)) return undefined
  const label = plainText(projectUrlText ?? firstMetaOf(item, LINK_LABELS) ?? '', MAX_LINK_LABEL_LENGTH)
  return { url, ...(label && { label }) }
}
