import type { PickedField, PickedValue } from '../../core/picked-field.ts'
import { boxOf } from '../overlay/blocks-on-page.ts'
import { boxOfField } from '../overlay/handles.ts'
import { fieldElement } from '../overlay/marked-text.ts'
import { placeBelow } from '../overlay/place-below.ts'
import { createLinkForm } from '../rich/link-form.ts'
import { openToolsHost } from '../rich/tools-host.ts'
import { createCropForm } from './crop-form.ts'
import type { DrawOption } from './draw-option.ts'
import { createNumberForm } from './number-form.ts'
import { createOptionForm } from './option-form.ts'

/** CSS pixels from the top of what is changed to a form at its corner: the button of a crop stands there. */
const CORNER_PX = 14

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
  const { form, leave } = formFor(picked, answer)
  root.append(form)
  // No key in it is one of the canvas.
  for (const kind of ['keydown', 'keyup', 'keypress'] as const)
    host.addEventListener(kind, (event) => event.stopPropagation())
  const redraw = () => {
    const drawn = boxOfField(picked.id, picked.kind === 'crop' || picked.kind === 'link' ? besideOf(picked) : picked)
    const box = drawn ?? boxOf(picked.id)
    if (!box) return
    // What it changes is to be seen beside it, as far as there is space: an image that it cuts, or the whole block.
    const isAtCorner = picked.kind === 'crop' || !drawn
    const corner = { left: box.x + box.width - scrollX, bottom: box.y + CORNER_PX - scrollY }
    placeBelow(form, isAtCorner ? corner : { left: box.x - scrollX, bottom: box.y + box.height - scrollY })
  }
  redraw()
  form.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true })
  form.scrollIntoView({ block: 'nearest' })
  return {
    redraw,
    close() {
      leave?.()
      const had = document.activeElement === host || overlay.contains(document.activeElement)
      host.remove()
      return had
    },
  }
}

function besideOf({ field, kind, at }: Extract<PickedField, { readonly kind: 'link' | 'crop' }>) {
  return { field, beside: { at, sign: kind } }
}

interface PickerForm {
  readonly form: HTMLFormElement
  /** Takes back what was shown on the page for a while. */
  readonly leave?: () => void
}

function formFor(picked: PickedField, { draw, end }: PickerAnswer): PickerForm {
  const cancel = () => end(undefined)
  switch (picked.kind) {
    case 'number':
      return { form: createNumberForm(picked, { save: end, cancel }) }
    case 'option':
      return { form: createOptionForm(picked, { draw, save: end, cancel }) }
    case 'link':
      return { form: createLinkForm({ fields: picked.value, save: ({ fields }) => end(fields), cancel }) }
    case 'crop': {
      const image = fieldElement(picked.id, picked.at)
      return createCropForm(picked, { image: image instanceof HTMLImageElement ? image : undefined, save: end, cancel })
    }
  }
}
