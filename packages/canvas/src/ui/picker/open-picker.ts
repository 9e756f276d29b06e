import type { PickedField, PickedValue } from '../../core/picked-field.ts'
import { boxOfField } from '../overlay/handles.ts'
import { placeBelow } from '../overlay/place-below.ts'
import { createLinkForm } from '../rich/link-form.ts'
import { openToolsHost } from '../rich/tools-host.ts'
import type { DrawOption } from './draw-option.ts'
import { createNumberForm } from './number-form.ts'
import { createOptionForm } from './option-form.ts'

/** A small form beside what it changes. */
export interface OpenPicker {
  redraw(): void
  /** @returns True: the focus was in it. */
  close(): boolean
}

export interface PickerAnswer {
  readonly draw: DrawOption | undefined
  /** @param value Undefined: nothing was chosen. */
  readonly end: (value: PickedValue | undefined) => void
}

export function openPicker(
  picked: PickedField,
  { overlay, ...answer }: PickerAnswer & { readonly overlay: HTMLElement },
): OpenPicker {
  const { host, root } = openToolsHost(overlay)
  const form = formFor(picked, answer)
  root.append(form)
  // No key in it is one of the canvas.
  for (const kind of ['keydown', 'keyup', 'keypress'] as const)
    host.addEventListener(kind, (event) => event.stopPropagation())
  const redraw = () => {
    const box = boxOfField(picked.id, { field: picked.field, isLink: picked.kind === 'link' })
    if (box) placeBelow(form, { left: box.x - scrollX, bottom: box.y + box.height - scrollY })
  }
  redraw()
  form.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true })
  form.scrollIntoView({ block: 'nearest' })
  return {
    redraw,
    close() {
      const had = document.activeElement === host || overlay.contains(document.activeElement)
      host.remove()
      return had
    },
  }
}

function formFor(picked: PickedField, { draw, end }: PickerAnswer): HTMLFormElement {
  const cancel = () => end(undefined)
  switch (picked.kind) {
    case 'number':
      return createNumberForm(picked, { save: end, cancel })
    case 'option':
      return createOptionForm(picked, { draw, save: end, cancel })
    case 'link':
      return createLinkForm({ fields: picked.value, save: ({ fields }) => end(fields), cancel })
  }
}
