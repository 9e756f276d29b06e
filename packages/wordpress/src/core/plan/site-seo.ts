import { localDay } from '../dates/site-zone.ts'
import { metaOf } from '../index-of-export/metas.ts'
import { seoMetasOf } from '../seo/seo-metas.ts'
import type { refTo } from '../source/source-key.ts'
import { plainText } from '../terms/plain-text.ts'
import type { DocumentInput } from './document-input.ts'
import type { PlannedData } from './plan.ts'

/** Values in place of metas that nobody wrote. */
export interface FallbackMeta {
  readonly description?: string
  readonly image?: unknown
}

/** The group `meta` of a document. */
export function siteSeo({ item, plan, title, report }: DocumentInput, fallback: FallbackMeta): PlannedData {
  const { index, media, options } = plan
  const category = item.terms.find(({ taxonomy }) => taxonomy === 'category')?.name ?? ''
  const metas = seoMetasOf(
    item,
    {
      title,
      siteTitle: options.title,
      tagline: options.tagline,
      excerpt: plainText(item.excerpt, 300),
      category,
      year: localDay(options.now, options.zone).slice(0, 4),
      customField: (name) => metaOf(item, name) ?? '',
    },
    report,
  )
  const id = metas.image?.id
  const found =
    (metas.image?.address === undefined ? undefined : media.byAddress(metas.image.address)) ??
    (id === undefined || !index.items.has(id) ? undefined : media.byId(id, metas.image?.address))
  if (metas.image && found?.kind !== 'image') {
    report({ level: 'lost', code: 'seo-picture-missing', subject: (metas.image.address ?? String(id)).slice(0, 200) })
  }
  const image = found?.kind === 'image' ? found.ref : fallback.image
  const description = metas.description ?? fallback.description
  return {
    ...(metas.title && { title: metas.title }),
    ...(description && { description }),
    ...(image !== undefined && { image }),
    noIndex: metas.noIndex,
  }
}

/** Reference to the image that stands for an item in lists. */
export function featuredImage({ item, plan, report }: DocumentInput): ReturnType<typeof refTo> | undefined {
  const written = metaOf(item, '_thumbnail_id')?.trim() ?? ''
  if (!/^\d{1,15}$/.test(written) || Number(written) === 0) return undefined
  const found = plan.media.byId(Number(written))
  if (found?.kind === 'image') return found.ref
  report({ level: 'lost', code: 'featured-picture-missing', subject: `picture ${written}` })
  return undefined
}
