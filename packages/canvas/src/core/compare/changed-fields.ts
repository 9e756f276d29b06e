import { isStored, type Stored, valueAt } from '../stored.ts'
import { isSameContent } from './same-content.ts'

/** A field of a document beside its blocks, by which it is compared. */
export interface ComparedField {
  /** Where it is in the document, such as `meta.title`. */
  readonly path: string
  readonly label: string
}

/**
 * Names of the fields that hold something else in another state. A field that one of them does not have at all is left out:
 * the form knows more than what is stored.
 */
export function changedFields(before: Stored, after: Stored, fields: readonly ComparedField[]): readonly string[] {
  const differs = ({ path }: ComparedField) => {
    const [old, now] = [valueAt(before, path), valueAt(after, path)]
    return old !== undefined && now !== undefined && !isSameContent(reference(old), reference(now))
  }
  return fields.filter(differs).map(({ label }) => label)
}

/** A document that is referred to is its id, whether it was read along or not. */
function reference(value: unknown): unknown {
  return isStored(value) && 'id' in value && !('root' in value) ? value.id : value
}
