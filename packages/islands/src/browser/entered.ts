type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields that take what a visitor enters. No script may give a file back. */
const CONTROLS = ':is(input:not([type="file"], [type="hidden"]), textarea, select)[name]'

/**
 * Notes what the visitor has entered in an element, and where the caret is.
 *
 * @returns Enters it again in whatever the element then holds: each value in the field of the same name and place.
 */
export function noteEntered(element: HTMLElement): () => void {
  const noted = controlsIn(element).map(([key, control]) => [key, control, stateOf(control)] as const)
  const focused = noted.find(([, control]) => control === document.activeElement)?.[0]
  return () => {
    const fields = new Map(controlsIn(element))
    for (const [key, before, { value, checked, selected, caret }] of noted) {
      const field = fields.get(key)
      if (field?.type !== before.type) continue
      if (field instanceof HTMLSelectElement) {
        for (const option of field.options) option.selected = selected.includes(option.value)
      } else if (field instanceof HTMLInputElement && CHECKED.has(field.type)) field.checked = checked
      else field.value = value
      if (key !== focused) continue
      field.focus({ preventScroll: true })
      if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret)
    }
  }
}

const CHECKED = new Set(['checkbox', 'radio'])

function stateOf(control: Control) {
  const isSelect = control instanceof HTMLSelectElement
  const { selectionStart: from = null, selectionEnd: to = null } = isSelect ? {} : control
  return {
    value: control.value,
    checked: control instanceof HTMLInputElement && control.checked,
    selected: isSelect ? [...control.selectedOptions].map(({ value }) => value) : [],
    // Numbers, dates and the like have no caret that scripts may know.
    caret: from === null || to === null ? undefined : ([from, to] as const),
  }
}

/** The fields of an element by their names, and by their places among those that share one. */
function controlsIn(element: HTMLElement): readonly (readonly [key: string, control: Control])[] {
  const counts = new Map<string, number>()
  return [...element.querySelectorAll<Control>(CONTROLS)].map((control) => {
    const place = counts.get(control.name) ?? 0
    counts.set(control.name, place + 1)
    return [`${place} ${control.name}`, control] as const
  })
}
