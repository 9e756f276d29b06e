import type { AdminText } from '@vitrine/kit/core'

/** Something in a form of the admin that keeps it from being used. */
export interface FormMistake {
  /** Path of the field in the form, such as `variants.0.sku`. */
  readonly path: string
  readonly text: AdminText
}
