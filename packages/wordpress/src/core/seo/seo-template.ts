/** Values of the names in templates of SEO plugins. */
export interface SeoValues {
  readonly title: string
  readonly siteTitle: string
  readonly tagline: string
  readonly excerpt: string
  /** Name of the first category; empty without one. */
  readonly category: string
  readonly year: string
  readonly customField: (name: string) => string
}

const SEPARATOR = '–'

/** Longest template that is filled in, in characters. */
const MAX_TEMPLATE_LENGTH = 2000

/** Names of Yoast (`%%name%%`) and Rank Math (`%name%`). */
const PERCENT = /%%?([a-z_][a-z0-9_()-]{0,60})%%?/gi

/** Names of All in One SEO, `#post_title`. */
const HASH = /#([a-z][a-z_]{1,40})/g

/**
 * Fills in the template of an SEO plugin.
 *
 * @returns Empty for a template that says no more than the title and the name of the site: ours adds the name by itself.
 */
export function filledTemplate(template: string, values: SeoValues): string {
  const bounded = template.slice(0, MAX_TEMPLATE_LENGTH)
  const filled = bounded
    .replace(PERCENT, (written, name: string) => percentValue(name.toLowerCase(), values) ?? written)
    .replace(HASH, (written, name: string) => hashValue(name, values) ?? written)
    .replace(/\s+/g, ' ')
    .trim()
  const tidy = filled.replace(/^(?:[–|·-]\s)+|(?:\s[–|·-])+$/g, '').trim()
  return saysNoMore(tidy, values) ? '' : tidy
}

/** Tells whether a text is the title, alone or with the name of the site behind a sign. */
function saysNoMore(text: string, { title, siteTitle }: SeoValues): boolean {
  const folded = folding(text)
  return folded === '' || folded === folding(title) || folded === folding(`${title} ${siteTitle}`)
}

function folding(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function percentValue(name: string, values: SeoValues): string | undefined {
  if (/^cf_|^customfield\(/.test(name)) return values.customField(name.replace(/^cf_|^customfield\(|\)$/g, ''))
  switch (name) {
    case 'title':
    case 'pagetitle':
    case 'seo_title':
      return values.title
    case 'sitename':
    case 'sitetitle':
      return values.siteTitle
    case 'sitedesc':
    case 'sitedescription':
      return values.tagline
    case 'sep':
    case 'separator':
      return SEPARATOR
    case 'excerpt':
    case 'excerpt_only':
    case 'seo_description':
      return values.excerpt
    case 'category':
    case 'categories':
    case 'primary_category':
    case 'primary_taxonomy_terms':
      return values.category
    case 'currentyear':
      return values.year
    case 'page':
    case 'pagenumber':
    case 'pagetotal':
    case 'focuskw':
    case 'keyphrase':
      return ''
    default:
      return undefined
  }
}

function hashValue(name: string, values: SeoValues): string | undefined {
  switch (name) {
    case 'post_title':
    case 'page_title':
      return values.title
    case 'site_title':
    case 'blog_title':
      return values.siteTitle
    case 'tagline':
      return values.tagline
    case 'post_excerpt':
    case 'post_excerpt_only':
      return values.excerpt
    case 'separator_sa':
      return SEPARATOR
    case 'current_year':
      return values.year
    case 'categories':
    case 'taxonomy_title':
      return values.category
    default:
      return undefined
  }
}
