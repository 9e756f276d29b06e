import { type AdminText, CROP_RATIOS, CROP_WIDTHS, type CropWidth, type ImageCrop } from '@vitrine/content/core'
import type { PickedField, PickedValue } from '../../core/picked-field.ts'
import { word } from '../words.ts'
import { createFocusPad } from './focus-pad.ts'
import { buttonOf, createForm, labelled } from './form-parts.ts'

type PickedCrop = Extract<PickedField, { readonly kind: 'crop' }>

const WIDTH_WORDS: Readonly<Record<CropWidth, AdminText>> = {
  wide: { en: 'Shape in all windows, width to height', de: 'Form in allen Fenstern, Breite zu Höhe' },
  tablet: { en: 'Shape on tablets', de: 'Form auf Tablets' },
  phone: { en: 'Shape on phones', de: 'Form auf Telefonen' },
}

/**
 * A form for the point of an image that stays in view, which is dragged on the whole image, and for the shapes that it is cut
 * to. The image on the page follows the point.
 *
 * @param options.image As it is drawn. Undefined: it is not.
 */
export function createCropForm(
  picked: PickedCrop,
  {
    image,
    save,
    cancel,
  }: {
    readonly image: HTMLImageElement | undefined
    readonly save: (value: PickedValue) => void
    readonly cancel: () => void
  },
): { readonly form: HTMLFormElement; readonly leave: () => void } {
  const reset = buttonOf('button', word({ en: 'As designed', de: 'Wie gestaltet' }))
  reset.addEventListener('click', () => save(null))
  const { form, fields } = createForm(picked.label, {
    cancel,
    other: reset,
    save() {
      const shapes = Object.fromEntries(selects.flatMap(([width, { value }]) => (value === '' ? [] : [[width, value]])))
      const focus = pad?.focus() ?? picked.value.focus
      const crop = { ...shapes, ...(focus && { focus: { ...focus } }) }
      save(Object.keys(crop).length > 0 ? crop : null)
      return undefined
    },
  })
  const pad = image && createFocusPad(image, picked.value.focus)
  const selects = CROP_WIDTHS.map((width) => [width, shapeSelect(width, picked.value)] as const)
  if (pad) fields.append(...pad.elements)
  fields.append(...selects.map(([width, select]) => labelled(word(WIDTH_WORDS[width]), select)))
  return { form, leave: () => pad?.leave() }
}

function shapeSelect(width: CropWidth, crop: ImageCrop): HTMLSelectElement {
  const select = document.createElement('select')
  const none = new Option(
    width === 'wide'
      ? word({ en: 'As designed', de: 'Wie gestaltet' })
      : word({ en: 'As in all windows', de: 'Wie in allen Fenstern' }),
    '',
  )
  select.append(none, ...CROP_RATIOS.map((ratio) => new Option(ratio.replace(':', ' : '), ratio)))
  select.value = crop[width] ?? ''
  return select
}
