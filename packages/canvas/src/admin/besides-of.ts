import { record } from '@vitrine/content/core'
import type { Beside } from '../core/picked-field.ts'
import type { FormField } from './block-rules-of.ts'
import { linkTargetsOf } from './picked-link.ts'

/** Name of the image that a field of the form crops; undefined: it crops none. */
export function croppedBy({ type, admin }: FormField): string | undefined {
  const { cropOf } = record(admin?.custom)
  return type === 'json' && typeof cropOf === 'string' ? cropOf : undefined
}

/**
 * The element of the page at which a field is chosen that is not drawn. Undefined: the field itself is drawn.
 *
 * @param mark The field as the page names it.
 */
export function besideOf(form: FormField, mark: string): Beside | undefined {
  if (linkTargetsOf(form)) return { at: `${mark}.label`, sign: 'link' }
  const image = croppedBy(form)
  return image === undefined ? undefined : { at: mark.replace(/[^.]+$/, image), sign: 'crop' }
}
