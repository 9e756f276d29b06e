import { parseCopied as parseRows, type Stored, copiedText as textOf } from '@vitrine/canvas/core'

/** Slides or layers on their way to another place, or to another slider. */
export interface Copied {
  readonly kind: 'slides' | 'layers'
  readonly items: readonly Stored[]
}

/** Name of the property that says that a text is ours. */
const MARK = 'vitrine-slider'

/** Names of fields that hold the id of another layer. */
export const LAYER_REFERENCES = ['layer'] as const

/** As a text for the clipboard. */
export function copiedText(copied: Copied): string {
  return textOf(MARK, copied)
}

/** Reads such a text. Undefined: it is anything else. */
export function parseCopied(text: string): Copied | undefined {
  const { kind, items = [] } = parseRows(MARK, text) ?? {}
  const isLayer = ({ blockType }: Stored) => typeof blockType === 'string' && blockType.startsWith('layer')
  if (kind === 'slides') return some({ kind, items: items.filter(({ blockType }) => blockType === 'slide') })
  return kind === 'layers' ? some({ kind, items: items.filter(isLayer) }) : undefined
}

function some(copied: Copied): Copied | undefined {
  return copied.items.length > 0 ? copied : undefined
}
