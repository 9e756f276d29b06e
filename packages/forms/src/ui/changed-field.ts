/** A control that somebody types into or chooses with. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** True if a field differs from the page's markup: typed, chosen, or restored by the browser. */
export function isChanged(field: Field): boolean {
  if (isSelect(field)) return chosenIn(field).join('\n') !== defaultsOf(field).join('\n')
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

export function chosenIn(field: HTMLSelectElement): readonly string[] {
  return [...field.selectedOptions].map(({ value }) => value)
}

export function isSelect(field: Field): field is HTMLSelectElement {
  return field.type.startsWith('select')
}

export function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** A list of one choice shows its first where none is named. */
function defaultsOf(field: HTMLSelectElement): readonly string[] {
  const named = [...field.options].filter((option) => option.defaultSelected)
  const first = named.length === 0 && !field.multiple ? [...field.options].slice(0, 1) : []
  return [...named, ...first].map(({ value }) => value)
}
