import { referenceId } from '../reference.ts'
import { partsTag, type Tag } from './tags.ts'

/**
 * Name of the field that refers to the document of which those of a collection are parts, such as the page that comments
 * stand on: their collection names it in `custom.partOf`. Undefined for all others.
 */
export function partOfField(custom: Readonly<Record<string, unknown>> | undefined): string | undefined {
  return typeof custom?.partOf === 'string' ? custom.partOf : undefined
}

/** Tag of the parts of the document that a reference to one of several collections leads to; undefined for anything else. */
export function tagOfParts(reference: unknown): Tag | undefined {
  if (typeof reference !== 'object' || reference === null || !('relationTo' in reference)) return undefined
  const id = 'value' in reference ? referenceId(reference.value) : undefined
  return id === undefined ? undefined : partsTag(String(reference.relationTo), id)
}
