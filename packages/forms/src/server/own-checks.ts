import { acceptancesOf, missingAcceptances } from '../core/acceptance.ts'
import { isOn } from '../core/additional-settings.ts'
import { type Entries, lastText, texts, valuesByField } from '../core/entries.ts'
import type { ContactForm } from '../core/form.ts'
import type { FormTag } from '../core/template/form-tag.ts'
import type { Problem } from '../core/validate.ts'
import type { Captchas } from './captcha.ts'
import type { Quizzes } from './quiz.ts'

/** What decides about fields that no rule of the schema can judge. */
export interface FieldJudges {
  readonly quizzes: Quizzes
  /** Undefined while captchas are off: then no answer is right. */
  readonly captchas: Captchas | undefined
}

/**
 * Problems of quizzes, captchas, and of acceptance boxes where they count as fields, in the order of the form. Each
 * captcha that was posted is used up.
 */
export function ownProblems(
  form: ContactForm,
  entries: Entries,
  now: Date,
  { quizzes, captchas }: FieldJudges,
): readonly Problem[] {
  const values = valuesByField(entries)
  const text = (name: string) => texts(values.get(name) ?? []).at(-1) ?? ''
  const missing = new Set(
    isOn(form.settings, 'acceptance_as_validation') ? missingAcceptances(acceptancesOf(form.tags), entries) : [],
  )
  const problemOf = ({ basetype, name }: FormTag): string | undefined => {
    if (basetype === 'quiz') {
      const right = quizzes.check(text(name), lastText(entries, `_wpcf7_quiz_answer_${name}`) ?? '', now)
      return right ? undefined : form.messages.quiz_answer_not_correct
    }
    if (basetype === 'captchar') {
      const right =
        captchas?.check(text(name), lastText(entries, `_wpcf7_captcha_challenge_${name}`) ?? '', now) === true
      return right ? undefined : form.messages.captcha_not_match
    }
    return basetype === 'acceptance' && missing.has(name) ? form.messages.accept_terms : undefined
  }
  return form.tags.flatMap((tag) => {
    const error = problemOf(tag)
    return error === undefined ? [] : [{ field: tag.name, error }]
  })
}
