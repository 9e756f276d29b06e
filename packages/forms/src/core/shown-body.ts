import type { ShownBody } from './form.ts'
import type { Control } from './template/control.ts'

/** The controls of a form in their order. */
export function controlsIn(body: ShownBody): readonly Control[] {
  return body.kind === 'template' ? body.controls : body.fields.map(({ control }) => control)
}

/** True if a form has file fields, and so must be posted as multipart. */
export function hasFiles(body: ShownBody): boolean {
  return controlsIn(body).some(({ kind }) => kind === 'file')
}
