import type { Stored } from '@vitrine/canvas/core'
import type { AdminLabel, IconName, ParseContext } from '@vitrine/kit/core'
import type { Rule } from '../slider-rule.ts'

/** Input of the parser of a kind of layer. */
export interface LayerInput<Inner> {
  readonly parse: ParseContext
  /** Parses the layers inside this one. Undefined: none are allowed, since it is inside one itself. */
  readonly inside: ((raw: unknown) => readonly Inner[]) | undefined
}

/**
 * A kind of layer: all that there is to know of it but its form in the admin and how it is shown, which stand beside it.
 *
 * @param Content What its kind adds to a layer.
 * @param Inner A layer that stands in it, where it can hold some.
 */
export interface LayerDeclaration<Content, Inner = never> {
  /** Name under which it is stored. */
  readonly slug: `layer${string}`
  readonly label: AdminLabel
  readonly icon: IconName
  /** Content of a new layer. */
  readonly initial: Stored
  /** Undefined: there is nothing to show. */
  parse(raw: Stored, reading: LayerInput<Inner>): Content | undefined
  /** Words of the layer. Absent: it is known by its name. */
  words?(layer: Content & { readonly name: string }, wordsOf: (inner: Inner) => string): string
  /** Styles that editors choose of its content. @param body Selector of what it shows. @param scales Whether sizes scale. */
  rules?(layer: Content, body: string, scales: boolean): readonly Rule[]
  /** For a kind that holds others. */
  readonly holds?: {
    /** Layout of the layers inside: at positions, or one below the other. */
    readonly lays: 'places' | 'flow'
    children(layer: Content): readonly Inner[]
    /** The same with other layers in it. */
    map(layer: Content, change: (inner: Inner) => Inner): Content
  }
}
