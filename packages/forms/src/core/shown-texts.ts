import type { ShownFields } from './form.ts'
import type { FormTextKey, FormTexts } from './form-texts.ts'

/** The texts that the fields of a form say in the browser, and no others: they stand in the source of its page. */
export function shownTexts(body: ShownFields, texts: FormTexts): Partial<FormTexts> {
  const { fields, groups = [], steps } = body
  const isConditional = [...fields, ...groups].some(({ onlyIf }) => onlyIf !== undefined)
  const keys: readonly (FormTextKey | false)[] = [
    fields.some(({ control }) => 'required' in control && !control.required) && 'optional',
    fields.some(({ counter }) => counter?.direction === 'up') && 'charactersTyped',
    fields.some(({ counter }) => counter?.direction === 'down') && 'charactersLeft',
    ...(isConditional ? (['nowAsked', 'noLongerAsked'] as const) : []),
    ...(steps ? (['next', 'back', 'stepOf'] as const) : []),
    ...(groups.some(({ rows }) => rows) ? (['addRow', 'removeRow', 'rowOf', 'rowAdded', 'rowRemoved'] as const) : []),
  ]
  return Object.fromEntries(keys.flatMap((key) => (key ? [[key, texts[key]]] : [])))
}
