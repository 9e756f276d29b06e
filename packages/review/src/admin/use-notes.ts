'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { type BlockNote, type Colleague, notesQuery, parseColleagues, parseNotes } from '../core/block-note.ts'
import { documentKey } from '../core/document-key.ts'
import { askServer } from './ask-server.ts'
import { useWords } from './use-words.ts'

const NOTES = '/api/block-notes'

/** The notes of the document of the form, and ways to change them. */
export interface Notes {
  readonly notes: readonly BlockNote[]
  readonly colleagues: readonly Colleague[]
  /** Sentence that says what did not work. */
  readonly problem: string | undefined
  /** @param mention Number of the account that is told; undefined: nobody is. @returns False: it is not saved. */
  write(note: {
    readonly block: string
    readonly words: string
    readonly mention: number | undefined
  }): Promise<boolean>
  resolve(id: number, resolved: boolean): Promise<boolean>
  remove(id: number): Promise<boolean>
}

export function useNotes(): Notes {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const word = useWords()
  const noAnswer = word('failed')
  const [notes, setNotes] = useState<readonly BlockNote[]>([])
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  const [problem, setProblem] = useState<string>()
  const document = id === undefined ? undefined : documentKey({ collection: collectionSlug, id })
  const read = useCallback(async () => {
    if (document === undefined) return
    const answer = await askServer(`${NOTES}?${notesQuery(document)}`, { noAnswer })
    if ('problem' in answer) setProblem(answer.problem)
    else setNotes(parseNotes(answer.data))
  }, [document, noAnswer])
  useEffect(() => {
    void read()
    void askServer(`${NOTES}/colleagues`, { noAnswer }).then((answer) => {
      if ('data' in answer) setColleagues(parseColleagues(answer.data))
    })
  }, [read, noAnswer])
  const change = async (address: string, options: Omit<Parameters<typeof askServer>[1], 'noAnswer'>) => {
    const answer = await askServer(address, { ...options, noAnswer })
    setProblem('problem' in answer ? answer.problem : undefined)
    if ('problem' in answer) return false
    await read()
    return true
  }
  return {
    notes,
    colleagues,
    problem,
    write: (note) => change(`${NOTES}?depth=0`, { method: 'POST', body: { ...note, document } }),
    resolve: (note, resolved) => change(`${NOTES}/${note}?depth=0`, { method: 'PATCH', body: { resolved } }),
    remove: (note) => change(`${NOTES}/${note}?depth=0`, { method: 'DELETE' }),
  }
}
