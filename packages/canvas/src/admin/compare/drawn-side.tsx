'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { type AdminText, adminTexts } from '@vitrine/content/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Stored } from '../../core/stored.ts'
import { drawnPage, emptyPage } from '../drawn-page.ts'
import { showDrawn } from '../show-drawn.ts'
import { type MarkedBlock, markBlocks } from './mark-blocks.ts'

/** Width of the window in which a page is drawn, in CSS pixels; it is made as small as its place. */
const WINDOW = 1280

/**
 * A state of the document as the site draws it. The page in it runs no script.
 *
 * @param props.document What is drawn; it may be new each time it holds something else.
 * @param props.chosen Id of the block that is brought into sight.
 */
export function DrawnSide(props: {
  readonly title: string
  readonly document: Stored
  readonly blocks: readonly MarkedBlock[]
  readonly chosen: string | undefined
}): ReactNode {
  const { title, document: state, blocks, chosen } = props
  const { id = '', collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const word = adminTexts(useTranslation().i18n.language)
  const [drawn, setDrawn] = useState<Document>()
  const [problem, setProblem] = useState<AdminText>()
  const [shown, setShown] = useState<Document>()
  const place = useRef<HTMLDivElement>(null)
  const scale = useScale(place)
  const heading = useId()

  useEffect(() => {
    const left = new AbortController()
    drawnPage({ collection: collectionSlug, id, locale, data: state, signal: left.signal })
      .then((answer) => {
        if (left.signal.aborted) return
        setProblem('problem' in answer ? answer.problem : undefined)
        if ('page' in answer) setDrawn(answer.page)
      })
      .catch((error: unknown) => {
        // Given up for a newer state.
        if (!left.signal.aborted) throw error
      })
    return () => left.abort()
  }, [collectionSlug, id, locale, state])

  useEffect(() => {
    if (shown && drawn) showDrawn(shown, drawn)
  }, [shown, drawn])
  useEffect(() => {
    if (shown && drawn) markBlocks(shown, blocks, chosen)
  }, [shown, drawn, blocks, chosen])

  return (
    <section className="compare__side" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {problem !== undefined && <p role="alert">{word(problem)}</p>}
      <div className="compare__page" ref={place}>
        <iframe
          src={emptyPage({ collection: collectionSlug, id, locale })}
          title={title}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => setShown(currentTarget.contentDocument ?? undefined)}
          style={{ inlineSize: WINDOW, blockSize: `${100 / scale}%`, scale: String(scale) }}
        />
      </div>
    </section>
  )
}

/** How small a page has to be to have its whole width in its place. */
function useScale(place: { readonly current: HTMLElement | null }): number {
  const [scale, setScale] = useState(0.5)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const sizes = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / WINDOW) || 1))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [place])
  return scale
}
