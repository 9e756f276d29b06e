/** Identifies one placement of a form on a page. Only {@link parseUnitTag} and {@link unitTagOf} make one. */
export type UnitTag = string & { readonly brand: unique symbol }

/** Characters of a unit tag that are kept. */
const MAX_UNIT_TAG_LENGTH = 100

/** Keeps what may stand in a unit tag; undefined when nothing is left. [reference 2] */
export function parseUnitTag(text: unknown): UnitTag | undefined {
  if (typeof text !== 'string') return undefined
  const clean = text.replace(/[^A-Za-z0-9_-]/g, '').slice(0, MAX_UNIT_TAG_LENGTH)
  return clean === '' ? undefined : (clean as UnitTag)
}

/** @param ordinal Place among the forms of the page, from 1. @param pageId 0: not inside page content. */
export function unitTagOf(formId: number, pageId: number, ordinal: number): UnitTag {
  return `wpcf7-f${formId}-${pageId > 0 ? `p${pageId}-` : ''}o${ordinal}` as UnitTag
}

/** The tag of a form that was posted without one: no form of a page has it, so that none shows the outcome. [reference 6] */
export function unplacedTag(formId: number): UnitTag {
  return unitTagOf(formId, 0, 0)
}

/** Id of the element that tells the problem of a field. */
export function errorId(unitTag: string, field: string): string {
  return `${unitTag}-ve-${field}`
}
