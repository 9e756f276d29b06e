'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useId, useState } from 'react'
import type { Question } from '../../core/plan/questions.ts'
import { QuestionField } from './question-field.tsx'

export interface GuessesProps {
  readonly questions: readonly Question[]
  /** Answers of the last import, by the option of each question. */
  readonly answers: Readonly<Record<string, string>>
  readonly isBusy: boolean
  /** Imports again with another answer to one of them; empty takes it as it was found. */
  readonly onChange: (option: string, answer: string) => Promise<void>
}

/** All that an import took for true although the export does not say it: each can be changed afterwards. */
export function Guesses({ questions, answers, isBusy, onChange }: GuessesProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const id = useId()
  // What no option answers is settled before an import.
  const changeable = questions.filter(({ option }) => option !== 'languages')
  if (changeable.length === 0) return null
  return (
    <section aria-labelledby={id} className="move-in__guesses">
      <h3 id={id}>{word({ en: 'What was guessed', de: 'Was angenommen wurde' })}</h3>
      <p className="move-in__hint">
        {word({
          en: 'The export does not say these. Choose something else, and the import is adapted: what you changed here stays.',
          de: 'Das sagt der Export nicht. Wählen Sie etwas anderes, und der Import wird angepasst: Was Sie hier geändert haben, bleibt.',
        })}
      </p>
      {changeable.map((question) => (
        <Guess
          answer={answers[question.option] ?? ''}
          isBusy={isBusy}
          // What is chosen and not taken over belongs to the answer of before.
          key={`${question.option} ${answers[question.option] ?? ''}`}
          onChange={(answer) => onChange(question.option, answer)}
          question={question}
        />
      ))}
    </section>
  )
}

interface GuessProps {
  readonly question: Question
  readonly answer: string
  readonly isBusy: boolean
  readonly onChange: (answer: string) => Promise<void>
}

function Guess({ question, answer, isBusy, onChange }: GuessProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [chosen, setChosen] = useState(answer)
  const isSame = chosen.trim() === answer
  return (
    <div className="move-in__guess">
      <QuestionField answer={chosen} isBusy={isBusy} onAnswer={setChosen} question={question} />
      <Button
        aria-label={`${word({ en: 'Change', de: 'Ändern' })}: ${word(question.text)}`}
        buttonStyle="secondary"
        disabled={isBusy || isSame}
        margin={false}
        onClick={() => void onChange(chosen)}
        size="small"
      >
        {word({ en: 'Change', de: 'Ändern' })}
      </Button>
    </div>
  )
}
