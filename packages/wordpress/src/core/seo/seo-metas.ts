import type { ReportLine } from '../convert/convert.ts'
import { firstMetaOf, metaOf, type WithMetas } from '../index-of-export/metas.ts'
import { phpEntries, phpText } from '../php/php-value.ts'
import { unserialize } from '../php/unserialize.ts'
import { plainText } from '../terms/plain-text.ts'
import { filledTemplate, type SeoValues } from './seo-template.ts'

const TITLES = [
  '_yoast_wpseo_title',
  'rank_math_title',
  '_aioseo_title',
  '_aioseop_title',
  '_seopress_titles_title',
  '_genesis_title',
  '_su_title',
]

const DESCRIPTIONS = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
  '_seopress_titles_desc',
  '_genesis_description',
  '_su_description',
]

const IMAGE_IDS = [
  '_yoast_wpseo_opengraph-image-id',
  'rank_math_facebook_image_id',
  '_yoast_wpseo_twitter-image-id',
  '_seopress_social_fb_img_attachment_id',
]

const IMAGE_ADDRESSES = [
  '_yoast_wpseo_opengraph-image',
  'rank_math_facebook_image',
  '_aioseo_og_image_custom_url',
  '_seopress_social_fb_img',
  '_yoast_wpseo_twitter-image',
  'rank_math_twitter_image',
]

/** Settings of SEO plugins that have no place here. */
const WITHOUT_PLACE =
  /^(?:_yoast_wpseo_(?:canonical|focuskw|bctitle|redirect|opengraph-(?:title|description)|twitter-(?:title|description)|schema_\w+|is_cornerstone|meta-robots-(?:nofollow|adv))|rank_math_(?:canonical_url|focus_keyword|schema_\w+|facebook_(?:title|description)|twitter_(?:title|description)|breadcrumb_title|pillar_content)|_aioseop_keywords|_aioseo_(?:og|twitter)_(?:title|description)|_aioseo_keywords|_seopress_(?:robots_canonical|social_\w+_(?:title|desc)|analysis_target_kw|redirections_\w+)|_genesis_(?:keywords|canonical_uri))$/

const MAX_TITLE_LENGTH = 200
const MAX_DESCRIPTION_LENGTH = 300

/** Facts about an item that are for search engines. */
export interface SeoMetas {
  readonly title?: string
  readonly description?: string
  readonly image?: { readonly id?: number; readonly address?: string }
  readonly noIndex: boolean
}

export function seoMetasOf(item: WithMetas, values: SeoValues, report: (line: ReportLine) => void): SeoMetas {
  const title = plainText(filledTemplate(firstMetaOf(item, TITLES) ?? '', values), MAX_TITLE_LENGTH)
  const description = plainText(filledTemplate(firstMetaOf(item, DESCRIPTIONS) ?? '', values), MAX_DESCRIPTION_LENGTH)
  const image = imageOf(item)
  for (const { key, value } of item.metas) {
    if (value.trim() !== '' && WITHOUT_PLACE.test(key)) report({ level: 'lost', code: 'seo-setting', subject: key })
  }
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(image && { image }),
    noIndex: isNoIndex(item),
  }
}

function imageOf(item: WithMetas): SeoMetas['image'] {
  const id = Number(firstMetaOf(item, IMAGE_IDS))
  const address = firstMetaOf(item, IMAGE_ADDRESSES)
  const hasId = Number.isSafeInteger(id) && id > 0
  if (!hasId && address === undefined) return undefined
  return { ...(hasId && { id }), ...(address !== undefined && { address }) }
}

function isNoIndex(item: WithMetas): boolean {
  if (metaOf(item, '_yoast_wpseo_meta-robots-noindex') === '1') return true
  if (metaOf(item, '_aioseop_noindex') === 'on' || metaOf(item, '_seopress_robots_index') === 'yes') return true
  if (metaOf(item, '_genesis_noindex') === '1') return true
  const robots = unserialize(metaOf(item, 'rank_math_robots') ?? '')
  return robots.ok && phpEntries(robots.value).some(([, entry]) => phpText(entry) === 'noindex')
}
