import { isTicked } from '../core/acceptance.ts'
import type { Submitted } from '../core/submitted.ts'
import type { FormTag } from '../core/template/form-tag.ts'
import { optionsOf } from '../core/template/options.ts'

/** Texts of the ticked acceptance boxes, with their HTML. [reference 6] */
export function consentsOf(tags: readonly FormTag[], submitted: Submitted): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tags.flatMap((tag) => {
      const text = tag.content || tag.values[0]
      const isGiven = tag.basetype === 'acceptance' && isTicked([submitted[tag.name] ?? []].flat())
      return isGiven && text ? [[tag.name, text] as const] : []
    }),
  )
}

/** True if a box that asks for consent to store the submission was left empty. */
export function refusesStorage(tags: readonly FormTag[], submitted: Submitted): boolean {
  return tags.some(
    (tag) => optionsOf(tag, 'consent_for').includes('storage') && !isTicked([submitted[tag.name] ?? []].flat()),
  )
}
