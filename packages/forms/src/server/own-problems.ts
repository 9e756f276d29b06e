import { texts, valuesByField } from '../core/entries.ts'
import type { Problem } from '../core/problem.ts'
import { FIELD_JUDGES } from '../fields/judges.ts'
import type { FieldJudge, FieldJudges, JudgedPost } from './field-judge.ts'

const JUDGES: readonly FieldJudge[] = Object.values(FIELD_JUDGES)

/**
 * Problems of fields that no rule of the schema can judge, in the order of the form. Each captcha that was posted is
 * used up.
 */
export async function ownProblems(post: JudgedPost, judges: FieldJudges): Promise<readonly Problem[]> {
  const values = valuesByField(post.entries)
  const found: Problem[] = []
  for (const tag of post.form.tags) {
    const answer = texts(values.get(tag.name) ?? []).at(-1) ?? ''
    const judge = JUDGES.find(({ type }) => type === tag.basetype)
    const error = await judge?.problemOf(tag, answer, post, judges)
    if (error !== undefined) found.push({ field: tag.name, error })
  }
  return found
}
