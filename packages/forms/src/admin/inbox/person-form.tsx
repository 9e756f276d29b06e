import { useTranslation } from '@payloadcms/ui'
import { type AdminLabel, adminTexts, record } from '@vitrine/content/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { eraseQuestion } from '../../core/inbox/erase-question.ts'
import { callApi, messageOf } from '../call-api.ts'
import { useInboxSetting } from './inbox-context.ts'
import { useInboxWords } from './use-inbox-words.ts'

interface PersonFormProps {
  readonly onErased: () => void
  readonly say: (kind: 'success' | 'error', sentence: AdminLabel) => void
}

/** Gives or erases what is stored of a person. Erasing says how many messages go, and asks first: it cannot be undone. */
export function PersonForm({ onErased, say }: PersonFormProps): ReactNode {
  const { person } = useInboxWords()
  const word = adminTexts(useTranslation().i18n.language)
  const { mayDelete } = useInboxSetting()
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<number>()
  const [problem, setProblem] = useState<AdminLabel>()
  const [isBusy, setBusy] = useState(false)
  const count = async () => {
    setBusy(true)
    const reply = await callApi('GET', `/submissions/by-email?${new URLSearchParams({ email, format: 'count' })}`)
    setBusy(false)
    setProblem(reply.isDone ? undefined : reply.message)
    if (reply.isDone) setFound(Number(record(reply.body).count))
  }
  const erase = async () => {
    setBusy(true)
    const reply = await callApi('POST', '/submissions/erase', { email })
    setBusy(false)
    setProblem(reply.isDone ? undefined : reply.message)
    if (!reply.isDone) return
    setFound(undefined)
    setEmail('')
    say('success', messageOf(record(reply.body).message) ?? person.erased)
    onErased()
  }
  const ask = (event: FormEvent<HTMLFormElement>) => {
    if ((event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') !== 'erase') return
    event.preventDefault()
    if (!isBusy) void count()
  }
  return (
    <form action="/api/submissions/by-email" className="person-form" method="get" onSubmit={ask}>
      <label className="person-form__address">
        <span>{person.address}</span>
        <input
          autoComplete="off"
          className="inbox-field"
          name="email"
          onChange={({ target }) => {
            setEmail(target.value)
            setFound(undefined)
          }}
          required
          type="email"
          value={email}
        />
      </label>
      <p>{person.hint}</p>
      <p role="alert">{problem !== undefined && word(problem)}</p>
      {found === undefined ? (
        <div className="person-form__actions">
          <button className="inbox-button" type="submit">
            {person.download}
          </button>
          {mayDelete && (
            <button className="inbox-button inbox-button--danger" aria-disabled={isBusy} type="submit" value="erase">
              {person.erase}
            </button>
          )}
        </div>
      ) : (
        <div>
          <output>{word(eraseQuestion(email, found))}</output>
          <div className="person-form__actions">
            <button
              className="inbox-button inbox-button--danger"
              aria-disabled={isBusy}
              onClick={() => !isBusy && void erase()}
              type="button"
            >
              {person.confirm}
            </button>
            <button className="inbox-button" onClick={() => setFound(undefined)} type="button">
              {person.cancel}
            </button>
          </div>
        </div>
      )}
    </form>
  )
}
