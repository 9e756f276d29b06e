'use client'

import { Button, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { linkTypeOf } from '@vitrine/content/core'
import type { ClientCollectionConfig } from 'payload'
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { checklist, type Finding } from '../../core/checklist.ts'
import type { LinkCollections } from '../../core/linked-documents.ts'
import { type DrawnPage, drawnPage } from '../drawn-page.ts'
import { askTargets } from './ask-targets.ts'
import { leadTo } from './lead-to.ts'
import { readOutline } from './read-outline.ts'

type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'checked'; readonly findings: readonly Finding[] }

/** Checklist of a page, for the current content of its form. */
export function Checklist(): ReactNode {
  const { id, collectionSlug } = useDocumentInfo()
  const { getData } = useForm()
  const { code } = useLocale()
  const { collections } = useConfig().config
  const heading = useId()
  const [state, setState] = useState<State>({ kind: 'asking' })
  const check = useCallback(async () => {
    setState({ kind: 'asking' })
    if (id === undefined) return setState(NOT_SAVED)
    const data = getData()
    const drawing = drawnPage({ collection: collectionSlug, id, locale: code, data })
    setState(await checked(drawing, data, linkCollections(collections)))
  }, [id, collectionSlug, code, getData, collections])
  useEffect(() => {
    void check()
  }, [check])
  return (
    <section aria-labelledby={heading} className="page-checklist">
      <h2 id={heading}>Before people find this page</h2>
      <output>{verdictOn(state)}</output>
      {state.kind === 'checked' && (
        <ul>
          {state.findings.map(({ text, weight, place }) => (
            <li data-weight={weight} key={text}>
              <strong>{weight === 'problem' ? 'To mend' : 'Could be better'}</strong>
              <span>{text}</span>
              <button onClick={() => leadTo(place)} type="button">
                {PLACES[place]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button buttonStyle="secondary" disabled={state.kind === 'asking'} onClick={check} size="small">
        Check again
      </Button>
    </section>
  )
}

const NOT_SAVED: State = { kind: 'failed', message: 'Save the page once. Then it can be checked.' }

const PLACES: Readonly<Record<Finding['place'], string>> = {
  title: 'Go to the title',
  description: 'Go to the description',
  blocks: 'Go to the blocks',
}

function verdictOn(state: State): string {
  if (state.kind === 'asking') return 'The page is being looked through…'
  if (state.kind === 'failed') return state.message
  const problems = state.findings.filter(({ weight }) => weight === 'problem').length
  if (state.findings.length === 0) return 'All good.'
  return problems === 0 ? suggestions(state.findings.length) : `${problems} to fix.`
}

function suggestions(count: number): string {
  return `All good. ${count} ${count === 1 ? 'suggestion' : 'suggestions'}.`
}

function linkCollections(collections: readonly ClientCollectionConfig[]): LinkCollections {
  const entries = collections.map(({ slug, admin }) => [linkTypeOf(admin.custom), slug] as const)
  return new Map(entries.flatMap(([type, slug]) => (type === undefined ? [] : [[type, slug] as const])))
}

/** Has the page drawn as the form has it, and looks at what comes out. */
async function checked(drawing: Promise<DrawnPage>, data: unknown, linked: LinkCollections): Promise<State> {
  const drawn = await drawing
  if ('problem' in drawn) return { kind: 'failed', message: drawn.problem }
  try {
    const outline = readOutline(drawn.page)
    return { kind: 'checked', findings: checklist(outline, await askTargets(outline.links, data, linked)) }
  } catch {
    // No answer, or none that can be read.
    return { kind: 'failed', message: 'The site does not answer. Try again.' }
  }
}
