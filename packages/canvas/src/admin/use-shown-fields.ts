'use client'

import { useAllFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useDeferredValue, useMemo } from 'react'
import { holdSameBlocks } from './same-blocks.ts'
import { useRowsAfterAnswers } from './use-rows-after-answers.ts'

/**
 * The form as it is drawn, which may be behind what it holds while a text is typed: typing does not wait for it. Blocks that
 * come, go or move are drawn at once: what an editor does next is meant for what stands there then. A component draws it in
 * one that is memoised, or React draws both at each key.
 */
export function useShownFields(): FormState {
  const [fields] = useAllFormFields()
  useRowsAfterAnswers()
  const drawn = useDeferredValue(fields)
  return useMemo(() => (holdSameBlocks(drawn, fields) ? drawn : fields), [drawn, fields])
}
