'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { pathOfField } from '../core/field-path.ts'
import type { TextIntent } from '../core/messages.ts'
import { valueAt } from '../core/stored.ts'
import { hasLines, mayBeTyped, type TypedText } from '../core/typed-text.ts'
import { fieldOfMark } from './field-of-mark.ts'
import { type CanvasForm, wordIn } from './use-canvas-form.ts'

/** The text that an editor types on the page. */
export interface TypingState {
  /** With the value that the form has, as it is drawn. Undefined: none is typed, or its block is gone. */
  readonly typed: TypedText | undefined
  /** @returns Name of the field; undefined: it cannot be typed on the page. */
  begin(intent: Extract<TextIntent, { readonly do: 'type' }>): string | undefined
  end(): void
}

export function useTyping({ tree, latest, record }: CanvasForm): TypingState {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [typing, setTyping] = useState<Omit<TypedText, 'value'>>()
  const node = typing && tree.blocks.get(typing.id)
  const path = node && pathOfField(node.stored, typing.field)
  return {
    typed:
      typing && node && path !== undefined ? { ...typing, value: String(valueAt(node.stored, path) ?? '') } : undefined,
    begin({ id, field, drawn, turn }) {
      const block = latest().blocks.get(id)
      const at = block && pathOfField(block.stored, field)
      const fields = (block && config.blocksMap[block.kind]?.fields) ?? []
      const found = fieldOfMark(fields, field, (label) => wordIn(label, i18n.language))
      if (!block || at === undefined || !found) return undefined
      const { type, label } = found
      if (!mayBeTyped({ type, value: valueAt(block.stored, at), drawn })) return undefined
      setTyping({ id, field, label, lines: hasLines(type), turn })
      return label
    },
    end() {
      setTyping(undefined)
      record()
    },
  }
}
