'use client'

import { useAllFormFields, useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import { blockTree } from '../../core/block-tree.ts'
import { changedFields } from '../../core/compare/changed-fields.ts'
import { compareBlocks } from '../../core/compare/compare-blocks.ts'
import { summaryOf } from '../../core/compare/compare-words.ts'
import { countChanges } from '../../core/compare/count-changes.ts'
import { PUBLISHED } from '../../core/compare/states.ts'
import { documentOf } from '../form-edits.ts'
import { useBlockRules, wordIn } from '../use-canvas-form.ts'
import { comparedFields } from './compared-fields.ts'
import { useEarlier } from './use-states.ts'

/** Milliseconds that an editor rests before the draft is compared with what visitors see. */
const REST_MS = 700

/**
 * Says in few words what publishing would change for visitors.
 *
 * @param list Name of the document's list of blocks.
 * @returns Empty: nothing. Undefined: it is not known, or visitors see nothing yet.
 */
export function useWhatChanges(list: string): string | undefined {
  const { collectionSlug = '', hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const { getFields } = useForm()
  const [fields] = useAllFormFields()
  const rules = useBlockRules(list)
  const published = useEarlier(hasPublishedDoc ? PUBLISHED : undefined, unpublishedVersionCount === 0 ? 0 : 1)
  const earlier = hasPublishedDoc && published.kind === 'read' ? published.value : undefined
  const [summary, setSummary] = useState<string>()
  const compared = useMemo(
    () => comparedFields(getEntityConfig({ collectionSlug })?.fields ?? [], (label) => wordIn(label, i18n.language)),
    [getEntityConfig, collectionSlug, i18n.language],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form begins the rest anew
  useEffect(() => {
    if (!earlier) return setSummary(undefined)
    const rest = setTimeout(() => {
      const draft = documentOf(getFields())
      const counts = countChanges(compareBlocks(blockTree(earlier, rules), blockTree(draft, rules)))
      const others = changedFields(earlier, draft, compared)
      setSummary(summaryOf(counts, others, (words) => wordIn(words, i18n.language)) ?? '')
    }, REST_MS)
    return () => clearTimeout(rest)
  }, [earlier, fields, rules, compared, getFields, i18n.language])
  return summary
}
