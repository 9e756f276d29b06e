import type { Unsaved } from './stored-page.ts'

/**
 * What makes Payload read a form's fields as if they were stored, references followed. Not as a draft: then a draft that
 * is stored would be read instead.
 */
export function formData(unsaved: Unsaved, id: number): { readonly data: never } {
  return { data: { ...unsaved, id } as never }
}
