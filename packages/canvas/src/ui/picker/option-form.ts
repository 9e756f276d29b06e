import type { PickedField, PickedOption } from '../../core/picked-field.ts'
import { word } from '../words.ts'
import type { DrawOption } from './draw-option.ts'
import { createForm, labelled } from './form-parts.ts'

type PickedChoice = Extract<PickedField, { readonly kind: 'option' }>

/** Options from which on a field to search them is worth its place. */
const SEARCHED_FROM = 13

/** A form for one of several options, which are shown as drawings where they have one. */
export function createOptionForm(
  picked: PickedChoice,
  {
    draw,
    save,
    cancel,
  }: {
    readonly draw: DrawOption | undefined
    readonly save: (value: string | null) => void
    readonly cancel: () => void
  },
): HTMLFormElement {
  const { label, options, value, required } = picked
  const { form, fields } = createForm(label, {
    cancel,
    save() {
      const chosen = form.querySelector<HTMLInputElement>('input:checked')
      if (!chosen) return word({ en: 'Choose one of them.', de: 'Wählen Sie eines davon.' })
      save(chosen.value === '' ? null : chosen.value)
      return undefined
    },
  })
  const group = document.createElement('fieldset')
  group.className = 'options'
  const legend = Object.assign(document.createElement('legend'), { textContent: label })
  const none = { value: '', label: picked.none ?? word({ en: 'None', de: 'Keines' }) }
  const all = [...(required ? [] : [none]), ...options].map(
    (option) => [option, optionOf(option, { isChosen: option.value === (value ?? ''), draw })] as const,
  )
  group.append(legend, ...all.map(([, element]) => element))
  const search = Object.assign(document.createElement('input'), { type: 'search', autocomplete: 'off' })
  search.addEventListener('input', () => {
    const words = search.value.trim().toLowerCase()
    for (const [option, element] of all) element.hidden = !option.label.toLowerCase().includes(words)
  })
  if (options.length >= SEARCHED_FROM) fields.append(labelled(word({ en: 'Search', de: 'Suchen' }), search))
  fields.append(group)
  return form
}

function optionOf(
  { value, label }: PickedOption,
  { isChosen, draw }: { readonly isChosen: boolean; readonly draw: DrawOption | undefined },
): HTMLLabelElement {
  const input = Object.assign(document.createElement('input'), {
    type: 'radio',
    name: 'option',
    value,
    checked: isChosen,
    ariaLabel: label,
  })
  const element = document.createElement('label')
  element.title = label
  element.append(input, draw?.(value) ?? Object.assign(document.createElement('span'), { textContent: label }))
  return element
}
