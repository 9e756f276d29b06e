import { texts, valuesByField } from '../core/entries.ts'
import type { Problem } from '../core/validate.ts'
import { FIELD_JUDGES } from '../fields/judges.ts'
import type { FieldJudge, FieldJudges, JudgedPost } from './field-judge.ts'

const JUDGES: readonly FieldJudge[] = Object.values(FIELD_JUDGES)

/**
 * Problems of fields that no rule of the schema can judge, in the order of the form. Each captcha that was posted is
 * used up.
 */
export function ownProblems(post: JudgedPost, judges: FieldJudges): readonly Problem[] {
  const values = valuesByField(post.entries)
  return post.form.tags.flatMap((tag) => {
    const answer = texts(values.get(tag.name) ?? []).at(-1) ?? ''
    const judge = JUDGES.find(({ type }) => type === tag.basetype)
    const error = judge?.problemOf(tag, answer, post, judges)
    return error === undefined ? [] : [{ field: tag.name, error }]
  })
}
