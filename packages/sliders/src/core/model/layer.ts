import { list, type ParseContext, parseRichText, type RichTextNode } from '@vitrine/ui/core'

/** Layers of one slide. */
export const MAX_LAYERS = 40

/** Something that stands on a slide. */
export interface Layer {
  readonly id: string
  readonly type: 'text'
  readonly content: readonly RichTextNode[]
}

/** Reads the blocks `layers` of a stored slide; what is too broken to be shown is left out. */
export function parseLayers(raw: unknown, parse: ParseContext): readonly Layer[] {
  return list(raw)
    .slice(0, MAX_LAYERS)
    .map((layer) => ({ id: String(layer.id), type: 'text', content: parseRichText(layer.content, parse) }))
}
