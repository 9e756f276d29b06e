import type { ExportIndex } from '../index-of-export/export-index.ts'
import { siteLanguageOf } from '../plan/languages.ts'
import type { ImportOptions } from '../plan/options.ts'
import type { SourceTerm } from '../source/source.ts'

/**
 * Language that a term is written in. Polylang notes it in a term of `term_language`, which an export does not tie to the
 * term; the end of its slug says it often (`news-de`).
 */
export function markedLanguageOfTerm(term: SourceTerm, index: ExportIndex, options: ImportOptions): string {
  const ending = /-([a-z]{2})$/.exec(term.slug)?.[1]
  const isLanguage = ending !== undefined && index.terms.has(`language:${ending}`)
  return (isLanguage ? siteLanguageOf(ending, options.languages) : undefined) ?? options.language
}
