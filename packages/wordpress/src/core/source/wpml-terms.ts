import type { SourceItem, SourceTermName } from './source.ts'

/** Codes of languages in addresses and metas: `de`, `pt-br`, `zh-hans`. */
const CODE = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})?$/i

/** Code as the first folder of an address, or as its field `lang`. */
const IN_ADDRESS =
  /^https?:\/\/[^/?#]{1,255}\/([a-z]{2}(?:-[a-z]{2,8})?)(?:[/?#]|$)|[?&]lang=([a-z]{2}(?:-[a-z]{2,8})?)(?:[&#]|$)/i

/** Beginning of the names of groups of translations that are known by their original. */
export const COPY_GROUP = 'wpml_copy_'

/**
 * Gives items of WPML the terms by which Polylang marks languages and translations. WPML keeps both in tables that no
 * export holds; what is left of them are metas, those that its export add-on writes among them, and addresses.
 */
export function withWpmlTerms(item: SourceItem): SourceItem {
  const isMarked = item.terms.some(({ taxonomy }) => taxonomy === 'language')
  if (isMarked || !item.metas.some(({ key }) => /^_(?:wpml|icl)_/.test(key))) return item
  const meta = (key: string) => item.metas.findLast((one) => one.key === key)?.value.trim() ?? ''
  const language = codeOf(meta('_wpml_import_language_code')) ?? languageInAddress(item.link)
  const group = meta('_wpml_import_translation_group').slice(0, MAX_GROUP_LENGTH)
  const original = meta('_icl_lang_duplicate_of')
  const slug = group !== '' ? `wpml_${group}` : /^[1-9]\d{0,14}$/.test(original) ? `${COPY_GROUP}${original}` : ''
  const terms: readonly SourceTermName[] = [
    ...(language === undefined ? [] : [{ taxonomy: 'language', slug: language, name: language }]),
    ...(slug === '' ? [] : [{ taxonomy: 'post_translations', slug, name: slug }]),
  ]
  return terms.length === 0 ? item : { ...item, terms: [...item.terms, ...terms] }
}

const MAX_GROUP_LENGTH = 100

function languageInAddress(link: string): string | undefined {
  const found = IN_ADDRESS.exec(link.replaceAll('&#038;', '&').replaceAll('&amp;', '&'))
  return codeOf(found?.[1] ?? found?.[2] ?? '')
}

function codeOf(written: string): string | undefined {
  return CODE.test(written) ? written.toLowerCase() : undefined
}
