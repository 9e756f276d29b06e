import type { ContactForm } from '../core/form.ts'
import type { FormTag } from '../core/template/form-tag.ts'
import { captchaLookOf } from '../core/template/other-controls.ts'
import { DEFAULT_QUIZ } from '../core/template/text-controls.ts'
import type { FieldJudges } from './own-checks.ts'

/** New questions and pictures, by field; a key is left out for a form without. [reference 4] */
export interface Refill {
  readonly quiz?: Readonly<Record<string, readonly [question: string, answerHash: string]>>
  readonly captcha?: Readonly<Record<string, string>>
}

/** Draws new questions and pictures for a form. @param addressOf Makes of a picture's path what the page can use. */
export function refillOf(
  form: Pick<ContactForm, 'tags'>,
  { quizzes, captchas }: FieldJudges,
  now: Date,
  addressOf: (path: string) => string,
): Refill {
  const ofType = (type: string) => form.tags.filter(({ basetype }) => basetype === type)
  const quiz = ofType('quiz').map((tag): [string, readonly [string, string]] => {
    const { question, answerHash } = quizzes.draw(questionsOf(tag), now)
    return [tag.name, [question, answerHash]]
  })
  const captcha = captchas
    ? ofType('captchac').map((tag): [string, string] => [
        tag.name,
        addressOf(captchas.draw(captchaLookOf(tag), now).address),
      ])
    : []
  return {
    ...(quiz.length > 0 && { quiz: Object.fromEntries(quiz) }),
    ...(captcha.length > 0 && { captcha: Object.fromEntries(captcha) }),
  }
}

function questionsOf({ pipes: [first, ...others] }: FormTag): Parameters<FieldJudges['quizzes']['draw']>[0] {
  return [first ?? DEFAULT_QUIZ, ...others]
}
