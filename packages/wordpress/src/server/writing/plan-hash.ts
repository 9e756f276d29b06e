import type { PlannedDocument } from '../../core/plan/plan.ts'
import { stableJson } from '../../core/writing/stable-json.ts'
import { hashOf } from '../../store/hash-of.ts'
import { markOf } from './password-mark.ts'

/**
 * Hash of what a document is made of.
 *
 * @param secret Of the site.
 */
export function planHash(
  { data, translations, password, publishAt, file, locale, collection }: PlannedDocument,
  secret: string,
): string {
  const mark = password && markOf(password, secret)
  return hashOf(stableJson({ data, translations, publishAt, file, locale, collection, mark }))
}
