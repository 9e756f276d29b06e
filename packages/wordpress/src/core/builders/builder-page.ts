import type { ConvertContext, ConvertedBlock, ReportLine } from '../convert/convert.ts'
import type { BuilderElement } from './element.ts'
import type { Piece } from './pieces.ts'

/** The page that is being converted, as converters of elements see it. */
export interface BuilderPage {
  readonly context: ConvertContext
  /** Converts elements in their order; words between them become text. */
  convert(elements: readonly BuilderElement[]): readonly Piece[]
  /** Converts elements to blocks that may stand in a column, a tab, a slide. */
  blocksOf(elements: readonly BuilderElement[]): readonly ConvertedBlock[]
  report(level: ReportLine['level'], code: string, subject: string, example?: string): void
  /** The window of this name, the first time that one asks; see `modals`. */
  takeModal(name: string): BuilderElement | undefined
  /** Tells whether something on the page opens the window of this name. */
  hasOpener(name: string): boolean
  /** Asks for one more copy of a template; false when there are too many, as of one that holds itself. */
  mayCopy(): boolean
}

/** Turns one element into pieces. */
export type ElementConverter = (element: BuilderElement, page: BuilderPage) => readonly Piece[]

/** Converters by the names of elements. A site adds its own by spreading a table into one. */
export type ElementTable = Readonly<Record<string, ElementConverter>>

/**
 * Turns an element that stands in a line of text into HTML.
 *
 * @param inner HTML of what it encloses.
 */
export type InlineConverter = (inner: string, element: BuilderElement, page: BuilderPage) => string

export type InlineTable = Readonly<Record<string, InlineConverter>>
