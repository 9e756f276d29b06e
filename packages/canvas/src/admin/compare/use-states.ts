'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import {
  type EarlierState,
  PUBLISHED,
  parseState,
  parseStates,
  stateAddress,
  statesQuery,
} from '../../core/compare/states.ts'
import type { Stored } from '../../core/stored.ts'
import { askJson } from '../ask-json.ts'

/** Something that is read from the server. */
export type Asked<Of> =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly value: Of }

const ASKING = { kind: 'asking' } as const

/** The states that the document of the form can be compared with: what visitors see first, then its versions. */
export function useStates(): Asked<readonly EarlierState[]> {
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo()
  const [states, setStates] = useState<Asked<readonly EarlierState[]>>(ASKING)
  useEffect(() => {
    if (id === undefined) return setStates({ kind: 'read', value: [] })
    const left = new AbortController()
    void askJson(`/api/${collectionSlug}/versions?${statesQuery(id)}`, left.signal).then((answer) => {
      if (left.signal.aborted) return
      const published = hasPublishedDoc ? [{ key: PUBLISHED, isPublished: true }] : []
      setStates(
        answer === undefined ? { kind: 'failed' } : { kind: 'read', value: [...published, ...parseStates(answer)] },
      )
    })
    return () => left.abort()
  }, [id, collectionSlug, hasPublishedDoc])
  return states
}

/**
 * A state of the document of the form, in the form's language.
 *
 * @param key Of the state; undefined: none is read.
 * @param fresh A number that changes when the state may have changed.
 */
export function useEarlier(key: string | undefined, fresh = 0): Asked<Stored | undefined> {
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const [state, setState] = useState<Asked<Stored | undefined>>(ASKING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number asks for it to be read again
  useEffect(() => {
    if (key === undefined || id === undefined || collectionSlug === undefined) return
    const left = new AbortController()
    setState(ASKING)
    void askJson(stateAddress({ collection: collectionSlug, id, locale }, key), left.signal).then((answer) => {
      if (left.signal.aborted) return
      setState(answer === undefined ? { kind: 'failed' } : { kind: 'read', value: parseState(answer, key) })
    })
    return () => left.abort()
  }, [id, collectionSlug, locale, key, fresh])
  return state
}
