import { lastText } from '../../core/entries.ts'
import type { FieldJudge } from '../../server/field-judge.ts'
import { questionsOf } from './quiz.tag.ts'

export const judge: FieldJudge = {
  type: 'quiz',
  async problemOf({ name }, answer, { form, entries, now }, { quizzes }) {
    const hash = lastText(entries, `_wpcf7_quiz_answer_${name}`) ?? ''
    return (await quizzes.check(answer, hash, now)) ? undefined : form.messages.quiz_answer_not_correct
  },
  drawn: {
    type: 'quiz',
    key: 'quiz',
    draw(tag, { quizzes }, { now }) {
      const { question, answerHash } = quizzes.draw(questionsOf(tag), now)
      return [question, answerHash]
    },
  },
}
