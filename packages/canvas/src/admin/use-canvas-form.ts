'use client'

import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { record } from '@vitrine/content/core'
import type { FormState } from 'payload'
import { useMemo } from 'react'
import type { BlockRules } from '../core/block-rules.ts'
import { type BlockTree, blockTree } from '../core/block-tree.ts'
import type { Edit } from '../core/edits.ts'
import { pathOfField } from '../core/field-path.ts'
import type { Stored } from '../core/stored.ts'
import { blockRulesOf } from './block-rules-of.ts'
import { completeRows, documentOf, editForm, type FormRow, withOpenBlock } from './form-edits.ts'
import { useAskServer } from './use-ask-server.ts'
import { type FormSteps, useFormSteps } from './use-form-steps.ts'
import { useReplaceForm } from './use-replace-form.ts'

/** The blocks of a document as the form around them holds them, and ways to change them. */
export interface CanvasForm extends FormSteps {
  readonly rules: BlockRules
  /** Blocks as they are drawn. */
  readonly tree: BlockTree
  /** Blocks of the form at this moment, drawn or not. */
  latest(): BlockTree
  /** Makes edits one after the other. @returns The blocks after them. */
  run(edits: readonly Edit[]): BlockTree
  /**
   * Makes edits that insert blocks, once the server has completed these; edits among them may move others into them.
   *
   * @returns The blocks after them.
   */
  insert(edits: readonly Edit[]): Promise<BlockTree>
  /**
   * Sets the text of a field while it is typed: what is typed without a rest is one step.
   *
   * @param field As the page names it.
   * @param value A rich text is a part of its own.
   */
  write(id: string, field: string, value: string | Stored): void
  /** Opens the row of a block, and those around it. */
  open(id: string): void
}

const NO_RULES: BlockRules = { kinds: {}, root: { steps: [], allowed: [] } }

/**
 * @param list Name of the document's list of blocks.
 * @param shown The form as it is drawn: see `useShownFields`.
 */
export function useCanvasForm(list: string, shown: FormState): CanvasForm {
  const { dispatchFields, getFields } = useForm()
  const replaceForm = useReplaceForm()
  const rules = useBlockRules(list)
  const tree = useMemo(() => blockTree(documentOf(shown), rules), [shown, rules])
  const steps = useFormSteps(list, shown)
  const askServer = useAskServer()
  const latest = () => blockTree(documentOf(getFields()), rules)
  const after = (edits: readonly Edit[], complete?: ReadonlyMap<string, FormRow>) =>
    edits.reduce((before, edit) => editForm(before, edit, rules, complete), getFields())
  const run = (edits: readonly Edit[], complete?: ReadonlyMap<string, FormRow>) => {
    const state = after(edits, complete)
    if (state !== getFields()) {
      steps.record()
      replaceForm(state)
    }
    return blockTree(documentOf(state), rules)
  }
  return {
    ...steps,
    rules,
    tree,
    latest,
    run,
    async insert(edits) {
      const ids = edits.flatMap((edit) => (edit.do === 'insert' ? [String(edit.block.id)] : []))
      // What is moved into one of them is whole, and must not come back with it.
      const fields = after(edits.filter((edit) => edit.do !== 'move'))
      const answer = await askServer(fields)
      return run(edits, answer && completeRows(fields, answer, { ids, rules }))
    },
    write(id, field, value) {
      const node = latest().blocks.get(id)
      const path = node && pathOfField(node.stored, field)
      if (path !== undefined) replaceForm(after([{ do: 'set', id, path, value }]))
    },
    open(id) {
      const path = latest().blocks.get(id)?.path
      if (path === undefined) return
      dispatchFields({ type: 'REPLACE_STATE', optimize: false, state: withOpenBlock(getFields(), path) })
    },
  }
}

/** @param list Name of the list of blocks of the document of the form. */
export function useBlockRules(list: string): BlockRules {
  const { config, getEntityConfig } = useConfig()
  const { collectionSlug = '' } = useDocumentInfo()
  const { i18n } = useTranslation()
  return useMemo(() => {
    const fields = getEntityConfig({ collectionSlug })?.fields ?? []
    const wordOf = (label: unknown) => wordIn(label, i18n.language)
    return blockRulesOf({ blocks: config.blocksMap, fields, list, wordOf }) ?? NO_RULES
  }, [config, getEntityConfig, collectionSlug, i18n.language, list])
}

/** @param label A text, or one for each language of the admin. */
export function wordIn(label: unknown, language: string): string {
  if (typeof label === 'string') return label
  const { [language]: word, en } = record(label)
  return String(word ?? en ?? '')
}
