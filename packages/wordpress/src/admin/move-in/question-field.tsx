'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import type { Question } from '../../core/plan/questions.ts'
import { reportTexts } from '../../core/report/report-words.ts'

const CONFIDENCE = {
  certain: { en: 'sure', de: 'sicher', he: 'בטוח' },
  likely: { en: 'likely', de: 'wahrscheinlich', he: 'סביר' },
  unsure: { en: 'a guess', de: 'geraten', he: 'ניחוש' },
} as const

export interface QuestionFieldProps {
  readonly question: Question
  readonly answer: string
  readonly isBusy: boolean
  readonly onAnswer: (answer: string) => void
}

/** A question of the export: empty leaves what is taken for true. */
export function QuestionField({ question, answer, isBusy, onAnswer }: QuestionFieldProps): ReactNode {
  const word = reportTexts(useTranslation().i18n.language)
  const { option, text, confidence, because, choices } = question
  const suggestion = word(question.suggestion)
  const id = useId()
  const hint = `${id}-hint`
  const common = { id, 'aria-describedby': hint, disabled: isBusy, value: answer }
  return (
    <div className="move-in__question">
      <label htmlFor={id}>{word(text)}</label>
      {choices ? (
        <select {...common} onChange={(event) => onAnswer(event.target.value)}>
          <option value="">
            {word({ en: 'As it was found:', de: 'Wie gefunden:', he: 'כפי שנמצא:' })} {suggestion}
          </option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {word(label)}
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
        {word({ en: 'Found:', de: 'Gefunden:', he: 'נמצא:' })} {suggestion} ({word(CONFIDENCE[confidence])}
        {word({ en: ', since', de: ', weil', he: ', כי' })} {word(because)}).
      </span>
    </div>
  )
}

/** A question that no option answers: it is settled before an import. */
export function QuestionNotice({ question }: { readonly question: Question }): ReactNode {
  const word = reportTexts(useTranslation().i18n.language)
  return <p className="move-in__notice">{word(question.text)}</p>
}
