'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { BlockTree } from '../core/block-tree.ts'
import { pathOfField } from '../core/field-path.ts'
import type { TextIntent } from '../core/messages.ts'
import { valueAt } from '../core/stored.ts'
import { hasLines, mayBeTyped, type TypedText } from '../core/typed-text.ts'
import { fieldOfMark } from './field-of-mark.ts'
import { type CanvasForm, wordIn } from './use-canvas-form.ts'

/** The text that an editor types on the page. */
export interface TypingState {
  /** Undefined: none is typed, or its block is gone. */
  readonly typed: TypedText | undefined
  /** @returns Name of the field; undefined: it cannot be typed on the page. */
  begin(intent: Extract<TextIntent, { readonly do: 'type' }>): string | undefined
  /** Lets the page follow the form after a step back or forth. */
  follow(): void
  end(): void
}

export function useTyping({ tree, latest, record }: CanvasForm): TypingState {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [typing, setTyping] = useState<TypedText>()
  return {
    typed: typing && textOf(tree, typing) !== undefined ? typing : undefined,
    begin({ id, field, drawn, turn }) {
      const block = latest().blocks.get(id)
      const at = block && pathOfField(block.stored, field)
      const fields = (block && config.blocksMap[block.kind]?.fields) ?? []
      const found = fieldOfMark(fields, field, (label) => wordIn(label, i18n.language))
      if (!block || at === undefined || !found) return undefined
      const { type, label } = found
      const stored = valueAt(block.stored, at)
      if (!mayBeTyped({ type, value: stored, drawn })) return undefined
      setTyping({ id, field, label, value: String(stored ?? ''), steps: 0, lines: hasLines(type), turn })
      return label
    },
    follow() {
      // What is drawn of the form may be older than the step, or never see what was taken back.
      setTyping((before) => {
        const value = before && textOf(latest(), before)
        return before && value !== undefined ? { ...before, value, steps: before.steps + 1 } : before
      })
    },
    end() {
      setTyping(undefined)
      record()
    },
  }
}

/** Text of the field that is typed. Undefined: its block is gone. */
function textOf({ blocks }: BlockTree, { id, field }: TypedText): string | undefined {
  const stored = blocks.get(id)?.stored
  const path = stored && pathOfField(stored, field)
  return stored && path !== undefined ? String(valueAt(stored, path) ?? '') : undefined
}
