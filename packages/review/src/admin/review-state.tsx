'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { documentKey } from '../core/document-key.ts'
import { MAX_WORDS_LENGTH, parseReview, type Review, reviewQuery } from '../core/review.ts'
import { askServer } from './ask-server.ts'
import { useWords } from './use-words.ts'
import './review.css'

const REVIEWS = '/api/reviews'

/**
 * The review of a document, before the buttons of its form: who may not publish says that it is ready; who may sees who asks,
 * and publishes it or sends it back.
 */
export function ReviewState(): ReactNode {
  const { id, collectionSlug = '', hasPublishPermission, unpublishedVersionCount } = useDocumentInfo()
  const word = useWords()
  const [review, setReview] = useState<Review>()
  const [problem, setProblem] = useState<string>()
  const [isReturning, setIsReturning] = useState(false)
  const document = id === undefined ? undefined : documentKey({ collection: collectionSlug, id })
  const noAnswer = word('failed')
  const read = async (key: string) => {
    const answer = await askServer(`${REVIEWS}?${reviewQuery(key)}`, { noAnswer })
    if ('data' in answer) setReview(parseReview(answer.data))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: publishing closes it
  useEffect(() => {
    if (document !== undefined) void read(document)
  }, [document, unpublishedVersionCount === 0])
  if (document === undefined) return null
  const change = async (what: 'ask' | 'withdraw' | 'return', words?: string) => {
    const answer = await askServer(`${REVIEWS}/${what}`, { method: 'POST', body: { document, words }, noAnswer })
    setProblem('problem' in answer ? answer.problem : undefined)
    await read(document)
    return !('problem' in answer)
  }
  const isWaiting = review?.state === 'waiting'
  const isAuthor = !hasPublishPermission
  const said = problem ?? sentenceOf(review, isAuthor, word)
  return (
    <div className="review-state">
      <output title={said}>{said}</output>
      {isAuthor && (
        <button
          type="button"
          className="review-state__button"
          onClick={() => void change(isWaiting ? 'withdraw' : 'ask')}
        >
          {word(isWaiting ? 'withdraw' : 'ask')}
        </button>
      )}
      {!isAuthor && isWaiting && (
        <button type="button" className="review-state__button" onClick={() => setIsReturning(true)}>
          {word('sendBack')}
        </button>
      )}
      {isReturning && <SendBack send={(words) => change('return', words)} close={() => setIsReturning(false)} />}
    </div>
  )
}

function sentenceOf(review: Review | undefined, isAuthor: boolean, word: ReturnType<typeof useWords>): string {
  if (review?.state === 'waiting') return isAuthor ? word('waits') : `${review.askedBy} ${word('asks')}`
  if (review?.state === 'returned' && isAuthor) return [word('returned'), review.words].filter(Boolean).join(': ')
  return ''
}

/** Asks what is to be changed, and sends the document back with it. */
function SendBack({
  send,
  close,
}: {
  readonly send: (words: string) => Promise<boolean>
  readonly close: () => void
}): ReactNode {
  const word = useWords()
  const [words, setWords] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const wordsId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const finish = async () => {
    if (words.trim() !== '' && (await send(words.trim()))) dialog.current?.close()
  }
  return createPortal(
    <dialog ref={dialog} className="review-dialog" aria-label={word('send')} onClose={close}>
      <label htmlFor={wordsId}>{word('why')}</label>
      <textarea
        id={wordsId}
        rows={4}
        maxLength={MAX_WORDS_LENGTH}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="block-notes__actions">
        <button type="button" onClick={() => void finish()}>
          {word('send')}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {word('cancel')}
        </button>
      </div>
    </dialog>,
    globalThis.document.body,
  )
}
