import type { AdminText } from '@vitrine/content/core'

/** A mistake in a form's settings, with the path of the place in its document. */
export interface FormProblem {
  readonly path: string
  readonly message: AdminText
}
