'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSiteTime } from '@vitrine/content/admin'
import type { AdminText } from '@vitrine/kit/core'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type BlockTree, blockTitle, blockTree } from '../../core/block-tree.ts'
import { type ComparedBlock, compareBlocks } from '../../core/compare/compare-blocks.ts'
import { COMPARE_WORDS, changeWords } from '../../core/compare/compare-words.ts'
import { restoreAllEdits, restoreEdits } from '../../core/compare/restore-edits.ts'
import { type EarlierState, PUBLISHED } from '../../core/compare/states.ts'
import type { Edit } from '../../core/edits.ts'
import type { Stored } from '../../core/stored.ts'
import { documentOf } from '../form-edits.ts'
import { useCanvasForm, wordIn } from '../use-canvas-form.ts'
import { useMayEdit } from '../use-may-edit.ts'
import { useShownFields } from '../use-shown-fields.ts'
import { DrawnSide } from './drawn-side.tsx'
import { useEarlier, useStates } from './use-states.ts'
import './compare.css'

type Words = (words: AdminText) => string

/**
 * Compares the draft in the form with what visitors see or with a version, drawn side by side. Blocks are restored into the
 * draft.
 *
 * @param props.list Name of the document's list of blocks.
 * @param props.first Key of the state that is shown first; undefined: what visitors see, or else the newest version.
 */
export function CompareStates(props: {
  readonly list: string
  readonly first?: string | undefined
  readonly close: () => void
}): ReactNode {
  const { list, first, close } = props
  const { i18n } = useTranslation()
  const timeOf = useSiteTime()
  const word: Words = (words) => wordIn(words, i18n.language)
  const states = useStates()
  const [chosen, choose] = useState(first)
  const known = states.kind === 'read' ? states.value : []
  const key = known.find((state) => state.key === chosen)?.key ?? known[0]?.key
  const earlier = useEarlier(key)
  const dialog = useRef<HTMLDialogElement>(null)
  const stateId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const isRead = earlier.kind === 'read' && earlier.value !== undefined
  const hasFailed = states.kind === 'failed' || earlier.kind === 'failed' || (earlier.kind === 'read' && !isRead)
  return createPortal(
    <dialog ref={dialog} className="compare" aria-label={word(COMPARE_WORDS.title)} onClose={close}>
      <div className="compare__head">
        <h2>{word(COMPARE_WORDS.title)}</h2>
        {known.length > 0 && (
          <>
            <label htmlFor={stateId}>{word(COMPARE_WORDS.state)}</label>
            <select id={stateId} value={key} onChange={({ target }) => choose(target.value)}>
              {known.map((state) => (
                <option key={state.key} value={state.key}>
                  {nameOf(state, timeOf, word)}
                </option>
              ))}
            </select>
          </>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {word(COMPARE_WORDS.close)}
        </button>
      </div>
      {isRead && earlier.value ? (
        <Compared list={list} earlier={earlier.value} word={word} />
      ) : (
        <output className="compare__note">
          {word(
            hasFailed
              ? COMPARE_WORDS.failed
              : states.kind === 'read' && known.length === 0
                ? COMPARE_WORDS.noStates
                : COMPARE_WORDS.reading,
          )}
        </output>
      )}
    </dialog>,
    document.body,
  )
}

function nameOf(
  { key, savedAt = '', isPublished }: EarlierState,
  timeOf: ReturnType<typeof useSiteTime>,
  word: Words,
): string {
  if (key === PUBLISHED) return word(COMPARE_WORDS.published)
  const time = timeOf(savedAt, 'moment')
  return isPublished ? `${time}, ${word(COMPARE_WORDS.publishedThen)}` : time
}

function Compared({
  list,
  earlier,
  word,
}: {
  readonly list: string
  readonly earlier: Stored
  readonly word: Words
}): ReactNode {
  const shownFields = useShownFields()
  const form = useCanvasForm(list, shownFields)
  const draft = useMemo(() => documentOf(shownFields), [shownFields])
  const before = useMemo(() => blockTree(earlier, form.rules), [earlier, form.rules])
  const differing = useMemo(
    () => compareBlocks(before, form.tree).filter(({ change }) => change !== 'same'),
    [before, form.tree],
  )
  const mayEdit = useMayEdit()
  const [chosen, choose] = useState<string>()
  const [said, say] = useState('')
  const restore = async (edits: (draft: BlockTree) => readonly Edit[]) => {
    const wanted = edits(form.latest())
    if (wanted.length === 0) return say(word(COMPARE_WORDS.cannot))
    await form.insert(wanted)
    say(word(COMPARE_WORDS.restored))
  }
  return (
    <div className="compare__body">
      <section className="compare__list" aria-label={word(COMPARE_WORDS.blocks)}>
        {mayEdit && differing.length > 0 && (
          <button type="button" onClick={() => void restore((tree) => restoreAllEdits(tree, before))}>
            {word(COMPARE_WORDS.restoreAll)}
          </button>
        )}
        <output className="compare__said">{said || (differing.length === 0 ? word(COMPARE_WORDS.none) : '')}</output>
        <ul>
          {differing.map((block) => (
            <DifferingBlock
              key={block.id}
              block={block}
              isChosen={block.id === chosen}
              word={word}
              choose={choose}
              restore={mayEdit ? (id) => void restore((tree) => restoreEdits(tree, before, id)) : undefined}
            />
          ))}
        </ul>
      </section>
      <DrawnSide title={word(COMPARE_WORDS.earlier)} document={earlier} blocks={differing} chosen={chosen} />
      <DrawnSide title={word(COMPARE_WORDS.draft)} document={draft} blocks={differing} chosen={chosen} />
    </div>
  )
}

/** @param props.restore Undefined for those who may only look. */
function DifferingBlock(props: {
  readonly block: ComparedBlock
  readonly isChosen: boolean
  readonly word: Words
  readonly choose: (id: string) => void
  readonly restore: ((id: string) => void) | undefined
}): ReactNode {
  const { block, isChosen, word, choose, restore } = props
  const node = block.after ?? block.before
  if (!node) return null
  const title = blockTitle(node)
  const verb = word(block.change === 'added' ? COMPARE_WORDS.takeOut : COMPARE_WORDS.restore)
  return (
    <li data-change={block.change} style={{ paddingInlineStart: `${block.depth}rem` }}>
      <button type="button" aria-pressed={isChosen} onClick={() => choose(block.id)}>
        <span>{title}</span>
        <span className="compare__change">{word(changeWords(block))}</span>
      </button>
      {restore && (
        <button type="button" aria-label={`${verb}: ${title}`} onClick={() => restore(block.id)}>
          {verb}
        </button>
      )}
    </li>
  )
}
