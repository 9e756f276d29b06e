'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { pathOfField } from '../core/field-path.ts'
import { valueAt } from '../core/stored.ts'
import { mayBeTypedRich, type RichIntent, type TypedRich } from '../core/typed-rich.ts'
import { fieldOfMark } from './field-of-mark.ts'
import { type CanvasForm, wordIn } from './use-canvas-form.ts'

/** The rich text that an editor types on the page. */
export interface RichTypingState {
  /** With the value that the form has at this moment. Undefined: none is typed, or its block is gone. */
  readonly typed: TypedRich | undefined
  /** @returns Name of the field; undefined: it cannot be typed on the page. */
  begin(intent: Extract<RichIntent, { readonly do: 'typeRich' }>): string | undefined
  write(intent: Extract<RichIntent, { readonly do: 'writeRich' }>): void
  end(): void
}

export function useRichTyping({ latest, write, record }: CanvasForm): RichTypingState {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [typing, setTyping] = useState<Omit<TypedRich, 'value'>>()
  const read = (id: string, field: string) => {
    const block = latest().blocks.get(id)
    const path = block && pathOfField(block.stored, field)
    return block && path !== undefined ? { block, value: valueAt(block.stored, path) } : undefined
  }
  // What is drawn of the form may be older than the number of the change beside it.
  const now = typing && read(typing.id, typing.field)
  const value = now?.value
  return {
    typed: typing && now && mayBeTypedRich(value) ? { ...typing, value: value ?? undefined } : undefined,
    begin({ id, field, turn }) {
      const found = read(id, field)
      const fields = (found && config.blocksMap[found.block.kind]?.fields) ?? []
      const form = fieldOfMark(fields, field, (label) => wordIn(label, i18n.language))
      if (!found || form?.type !== 'richText' || !mayBeTypedRich(found.value)) return undefined
      setTyping({ id, field, label: form.label, turn, written: 0 })
      return form.label
    },
    write({ id, field, value, change }) {
      write(id, field, value)
      setTyping((before) => before && { ...before, written: change })
    },
    end() {
      if (!typing) return
      setTyping(undefined)
      record()
    },
  }
}
