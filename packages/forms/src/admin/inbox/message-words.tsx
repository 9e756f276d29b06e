import type { ReactNode } from 'react'
import type { MessageLetter } from '../../core/inbox/message-letter.ts'
import { useInboxWords } from './use-inbox-words.ts'

/** Text of a message: its running texts as a letter, then the short values. */
export function MessageWords({ letter: { texts, facts } }: { readonly letter: MessageLetter }): ReactNode {
  const words = useInboxWords()
  if (texts.length === 0 && facts.length === 0) return <p className="message__nothing">{words.nothingWritten}</p>
  return (
    <>
      {texts.map(({ name, label, text }, index) => (
        <section className="message__letter" key={name}>
          <h3 className={index === 0 ? 'visually-hidden' : 'message__label'} dir="auto">
            {label}
          </h3>
          <p className="message__text" dir="auto">
            {text}
          </p>
        </section>
      ))}
      {facts.length > 0 && (
        <dl className="message__facts">
          {facts.map(({ name, label, text }) => (
            <div key={name}>
              <dt dir="auto">{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
