import type { Acceptance } from './acceptance.ts'
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

/** The acceptance boxes of a form. */
export function acceptancesIn(body: ShownBody): readonly Acceptance[] {
  return controlsIn(body).filter((control) => control.kind === 'acceptance')
}
