import type { ShownBody } from './form.ts'
import type { Control } from './template/control.ts'

/** The controls of a form in their order. */
export function controlsIn(body: ShownBody): readonly Control[] {
  return body.kind === 'template' ? body.controls : body.fields.map(({ control }) => control)
}

/** Whether a form takes files, and so must be posted in parts. */
export function hasFiles(body: ShownBody): boolean {
  return controlsIn(body).some(({ kind }) => kind === 'file')
}
