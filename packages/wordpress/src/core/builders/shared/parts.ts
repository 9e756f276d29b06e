import type { BuilderPage, ElementConverter } from '../builder-page.ts'
import type { BuilderElement } from '../element.ts'
import { columnPiece, type Piece, withWholeRows } from '../pieces.ts'
import { sectionFields, type WrittenGround } from './ground.ts'
import { holdsWords } from './holds-words.ts'

/** Converts what an element holds, and nothing of itself. */
export const contentsOnly: ElementConverter = (element, page) => page.convert(element.children)

/** Converts to nothing: what the design of a site shows anyway. */
export const nothing: ElementConverter = () => []

/** Converts to nothing, with a line in the report: it has no place in a page of ours. */
export const reported: ElementConverter = (element, page) => {
  page.report('lost', 'element-without-place', element.name)
  return page.convert(element.children)
}

/** A row: its columns stand beside each other and beside no others. */
export const rowOfColumns: ElementConverter = (element, page) => withWholeRows(page.convert(element.children))

/** Pieces on a ground, where there is one. */
export function onGround(pieces: readonly Piece[], ground: WrittenGround, page: BuilderPage): readonly Piece[] {
  const fields = sectionFields(ground, holdsWords(pieces), page.context)
  return fields ? [{ piece: 'section', fields, pieces }] : withWholeRows(pieces)
}

/** A column of a width, on a ground of its own where there is one. */
export function columnOf(element: BuilderElement, width: number, ground: WrittenGround, page: BuilderPage): Piece {
  return columnPiece({ width, pieces: onGround(page.convert(element.children), ground, page) })
}

/** The children of an element that have one of these names, and those that have not. */
export function childrenNamed(element: BuilderElement, ...names: readonly string[]) {
  return element.children.filter(({ name }) => names.includes(name))
}

/** Pieces of what stands between the named children of an element: words that belong to none of them. */
export function others(element: BuilderElement, page: BuilderPage, ...names: readonly string[]): readonly Piece[] {
  return page.convert(element.children.filter(({ name }) => !names.includes(name)))
}
