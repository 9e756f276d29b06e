'use client'

import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { drawnPage, emptyPage, lookAtPage } from '@vitrine/canvas/admin'
import { type AdminLabel, linkTypeOf, NO_ANSWER } from '@vitrine/content/core'
import type { ClientCollectionConfig } from 'payload'
import { useCallback, useRef, useState } from 'react'
import { checklist, type Finding } from '../../core/checklist.ts'
import type { LinkCollections } from '../../core/linked-documents.ts'
import { lookFindings, weightOf } from '../../core/look-findings.ts'
import { askTargets } from './ask-targets.ts'
import { readLook } from './read-look.ts'
import { readOutline } from './read-outline.ts'

/** State of looking through a page. */
export type ChecklistState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly message: AdminLabel }
  | {
      readonly kind: 'checked'
      readonly findings: readonly Finding[]
      /** Bytes of its pictures, fonts and styles; undefined: they are not known. */
      readonly weight: number | undefined
    }

const NOT_SAVED: ChecklistState = {
  kind: 'failed',
  message: {
    en: 'Save the page once. Then it can be checked.',
    de: 'Die Seite einmal speichern. Dann kann sie geprüft werden.',
  },
}

/** @returns What has been found on the page of the form, and a function that looks through it as the form has it then. */
export function useChecklist(): readonly [ChecklistState, () => Promise<void>] {
  const { id, collectionSlug } = useDocumentInfo()
  const { getData } = useForm()
  const { code } = useLocale()
  const { collections } = useConfig().config
  const [state, setState] = useState<ChecklistState>({ kind: 'asking' })
  // Of two that are under way only the later one counts.
  const newest = useRef(0)
  const check = useCallback(async () => {
    newest.current += 1
    const own = newest.current
    setState({ kind: 'asking' })
    if (id === undefined) return setState(NOT_SAVED)
    const page = { collection: collectionSlug, id, locale: code, data: getData() }
    const found = await checked(page, linkCollections(collections))
    if (own === newest.current) setState(found)
  }, [id, collectionSlug, code, getData, collections])
  return [state, check]
}

function linkCollections(collections: readonly ClientCollectionConfig[]): LinkCollections {
  const entries = collections.map(({ slug, admin }) => [linkTypeOf(admin.custom), slug] as const)
  return new Map(entries.flatMap(([type, slug]) => (type === undefined ? [] : [[type, slug] as const])))
}

/** Has the page drawn as the form has it, and looks at what comes out. */
async function checked(page: Parameters<typeof drawnPage>[0], linked: LinkCollections): Promise<ChecklistState> {
  const drawn = await drawnPage(page)
  if ('problem' in drawn) return { kind: 'failed', message: drawn.problem }
  try {
    const outline = readOutline(drawn.page)
    const [targets, look] = await Promise.all([
      askTargets(outline.links, page.data, linked),
      lookAtPage({ address: emptyPage(page), drawn: drawn.page, look: readLook }),
    ])
    return {
      kind: 'checked',
      findings: [...checklist(outline, targets), ...(look ? lookFindings(look) : [])],
      weight: look && weightOf(look.files),
    }
  } catch {
    // No answer, or none that can be read.
    return { kind: 'failed', message: NO_ANSWER }
  }
}
