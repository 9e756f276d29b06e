'use client'

import { type ReactNode, useId } from 'react'
import type { Question } from '../../core/plan/questions.ts'

const CONFIDENCE = { certain: 'sure', likely: 'likely', unsure: 'a guess' } as const

export interface QuestionFieldProps {
  readonly question: Question
  readonly answer: string
  readonly isBusy: boolean
  readonly onAnswer: (answer: string) => void
}

/** A question of the export: empty leaves what is taken for true. */
export function QuestionField({ question, answer, isBusy, onAnswer }: QuestionFieldProps): ReactNode {
  const { option, text, suggestion, confidence, because, choices } = question
  const id = useId()
  const hint = `${id}-hint`
  const common = { id, 'aria-describedby': hint, disabled: isBusy, value: answer }
  return (
    <div className="move-in__question">
      <label htmlFor={id}>{text}</label>
      {choices ? (
        <select {...common} onChange={(event) => onAnswer(event.target.value)}>
          <option value="">As it was found: {suggestion}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          list={option === 'timeZone' ? `${id}-zones` : undefined}
          maxLength={500}
          onChange={(event) => onAnswer(event.target.value)}
          placeholder={suggestion}
          type="text"
        />
      )}
      {option === 'timeZone' && (
        <datalist id={`${id}-zones`}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      )}
      <span className="move-in__hint" id={hint}>
        Found: {suggestion} ({CONFIDENCE[confidence]}, since {because}).
      </span>
    </div>
  )
}

/** A question that no option answers: it is settled before an import. */
export function QuestionNotice({ question }: { readonly question: Question }): ReactNode {
  return <p className="move-in__notice">{question.text}</p>
}
