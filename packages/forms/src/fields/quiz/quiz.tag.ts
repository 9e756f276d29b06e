import { blockLines } from '../../core/block-values.ts'
import type { FieldType } from '../../core/field-type.ts'
import { classNameOf, lengths, named, shownText } from '../../core/template/control-basics.ts'
import type { Named } from '../../core/template/control-parts.ts'
import type { FormTag, Pipe } from '../../core/template/form-tag.ts'
import { DEFAULT_SIZE } from '../../core/template/line-control.ts'
import { sizesOf } from '../../core/template/options.ts'

export interface QuizControl extends Named {
  readonly kind: 'quiz'
  readonly size: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly question: string
  /** Keyed hash of the answer, which is posted with it. */
  readonly answerHash: string
}

/** A question with one answer, to tell people from programs. */
export const fieldType = {
  tags: [
    {
      type: 'quiz',
      isNamed: true,
      isMailed: false,
      control(tag, { renderContext, taken }): QuizControl {
        const sizes = sizesOf(tag)
        const { question, answerHash } = renderContext.drawQuestion(questionsOf(tag))
        return {
          kind: 'quiz',
          ...named(tag, classNameOf(tag), taken),
          size: sizes.size ?? DEFAULT_SIZE,
          ...lengths(sizes, undefined),
          question: shownText(question),
          answerHash,
        }
      },
    },
  ],
  written: {
    isOnlyOnce: true,
    toTag: ({ questions }) => ({ values: blockLines(questions).filter(hasAnswer) }),
    fromTag: { read: (tag) => ({ questions: tag.rawValues.join('\n') }) },
  },
} as const satisfies FieldType

/** Question and answer of a quiz that names none. */
const DEFAULT_QUESTION: Pipe = ['1+1=?', '2']

/** The questions of which a visitor gets one, each with its answer. */
export function questionsOf({ pipes: [first, ...others] }: FormTag): readonly [Pipe, ...Pipe[]] {
  return [first ?? DEFAULT_QUESTION, ...others]
}

/** True if a line of a quiz has an answer after its bar. Without one, repeating the question would answer it. */
export function hasAnswer(line: string): boolean {
  const [question = '', ...answer] = line.split('|')
  return question.trim() !== '' && answer.join('|').trim() !== ''
}
