import type { ReactNode } from 'react'
import { controlAttributes } from '../../ui/control-attributes.ts'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import { HiddenInput } from '../../ui/hidden-input.tsx'
import type { QuizControl } from './quiz.tag.ts'

function Quiz({ control, state, surround }: ControlProps<QuizControl>): ReactNode {
  return (
    <>
      <label>
        <span className="wpcf7-quiz-label">{control.question}</span>{' '}
        <input
          {...controlAttributes(control, state, surround)}
          type="text"
          name={control.name}
          size={control.size}
          minLength={control.minLength}
          maxLength={control.maxLength}
          autoComplete="off"
          aria-required
        />
      </label>
      <HiddenInput name={`_wpcf7_quiz_answer_${control.name}`} value={control.answerHash} />
    </>
  )
}

const quiz: ControlEntry<QuizControl> = { View: Quiz, layout: 'heading' }

export const views = { quiz }
