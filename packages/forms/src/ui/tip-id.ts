import { errorId } from '../core/unit-tag.ts'

/** Id of the sentence that says what is wrong with a field, in the characters that page scripts look for it by. */
export function tipId(unitTag: string, field: string): string {
  return errorId(unitTag, field).replace(/[^0-9a-z_-]/gi, '')
}
