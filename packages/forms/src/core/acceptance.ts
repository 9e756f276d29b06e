import { type Entries, texts, valuesByField } from './entries.ts'
import type { FormTag } from './template/form-tag.ts'
import { hasOption } from './template/options.ts'

/** A box that must be ticked before the form is sent; inverted: must not be. */
export interface Acceptance {
  readonly name: string
  readonly optional: boolean
  readonly invert: boolean
}

/** The acceptance boxes among the tags of a form. */
export function acceptancesOf(tags: readonly FormTag[]): readonly Acceptance[] {
  return tags
    .filter((tag) => tag.basetype === 'acceptance')
    .map((tag) => ({ name: tag.name, optional: hasOption(tag, 'optional'), invert: hasOption(tag, 'invert') }))
}

/** Names of the boxes that are not in the state that lets the form go. `0` and blank count as not ticked. [reference 6] */
export function missingAcceptances(boxes: readonly Acceptance[], entries: Entries): readonly string[] {
  const values = valuesByField(entries)
  return boxes
    .filter(({ name, optional, invert }) => !optional && isTicked(values.get(name)) === invert)
    .map(({ name }) => name)
}

/** Tests the posted values of an acceptance box: it is ticked if one of them is not `0`. */
export function isTicked(values: Parameters<typeof texts>[0] = []): boolean {
  return texts(values).some((value) => value !== '0')
}
