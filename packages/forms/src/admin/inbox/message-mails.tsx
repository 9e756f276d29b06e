import { useTimeReader } from '@vitrine/content/admin'
import { type AdminLabel, adminTexts, record, siteTime } from '@vitrine/content/core'
import { type ReactNode, useEffect, useState } from 'react'
import { type MessageDelivery, parseDeliveries } from '../../core/inbox/message-delivery.ts'
import { callApi, messageOf } from '../call-api.ts'
import { useInboxSetting } from './inbox-context.ts'
import { useInboxWords } from './use-inbox-words.ts'

interface MessageMailsProps {
  /** Id of the message. */
  readonly message: number
  readonly say: (kind: 'success' | 'error', sentence: AdminLabel) => void
}

/** Mails and webhooks of a message with their states, folded unless one of them failed. */
export function MessageMails({ message, say }: MessageMailsProps): ReactNode {
  const words = useInboxWords()
  const word = adminTexts(useTimeReader().locale)
  const [deliveries, setDeliveries] = useState<readonly MessageDelivery[]>()
  const [problem, setProblem] = useState<AdminLabel>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the same deliveries again.
  useEffect(() => {
    let isShown = true
    void callApi('GET', `/submissions/${message}/mails`).then((reply) => {
      if (!isShown) return
      setProblem(reply.isDone ? undefined : reply.message)
      if (reply.isDone) setDeliveries(parseDeliveries(reply.body))
    })
    return () => {
      isShown = false
    }
  }, [message, round])
  const sendAgain = async (delivery: number) => {
    const reply = await callApi('POST', `/deliveries/${delivery}/retry`)
    if (reply.isDone) say('success', messageOf(record(reply.body).message) ?? words.sending)
    else say('error', reply.message)
    setRound((count) => count + 1)
  }
  if (problem !== undefined) return <p role="alert">{word(problem)}</p>
  if (!deliveries) return null
  const areWell = deliveries.every(({ state }) => state === 'sent')
  return (
    <details className="message-mails" open={deliveries.some(({ state }) => state === 'failed')}>
      <summary>
        {deliveries.length === 0 ? words.mailsNone : areWell ? words.mailsWell(deliveries.length) : words.mails}
      </summary>
      <ul className="message-mails__list">
        {deliveries.map((delivery) => (
          <Delivery delivery={delivery} key={delivery.id} onSendAgain={() => void sendAgain(delivery.id)} />
        ))}
      </ul>
    </details>
  )
}

function Delivery(props: { readonly delivery: MessageDelivery; readonly onSendAgain: () => void }): ReactNode {
  const words = useInboxWords()
  const reader = useTimeReader()
  const { mayChange } = useInboxSetting()
  const { at, canRetry, error, kind, state, to, words: stateWords } = props.delivery
  return (
    <li className="message-mails__delivery" data-state={state}>
      <p>
        <strong>{kind === 'webhook' ? 'Webhook' : words.mail}</strong> {to}
      </p>
      <p className="message-mails__state">
        {stateWords}, {siteTime(at, 'moment', reader)}
      </p>
      {error !== '' && <p className="message-mails__error">{error}</p>}
      {canRetry && mayChange && (
        <button className="inbox-button" onClick={props.onSendAgain} type="button">
          {words.sendAgain}
        </button>
      )}
    </li>
  )
}
