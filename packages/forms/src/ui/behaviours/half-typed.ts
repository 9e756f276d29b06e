import type { Problem } from '../../core/problem.ts'
import type { Schema } from '../../core/rule.ts'
import { isChecked } from '../form-entries.ts'
import { inReadersOrder } from './date-order.ts'

/**
 * Fields whose box shows something that is no whole date or number. Browsers send nothing of it, so only they can tell.
 *
 * @param schema Knows the sentence about each field; without it the browser's own is used.
 */
export function halfTyped(form: HTMLFormElement, schema: Pick<Schema, 'rules'> | undefined): readonly Problem[] {
  return [...form.querySelectorAll<HTMLInputElement>('.wpcf7-form-control-wrap input')].flatMap((control) => {
    const field = control.closest<HTMLElement>('.wpcf7-form-control-wrap')?.dataset.name
    if (!field || !control.validity.badInput || !control.willValidate || !isChecked(control)) return []
    const sentence = sentenceOf(schema, field) ?? control.validationMessage
    return [{ field, error: control.type === 'date' ? inReadersOrder(sentence, navigator.language) : sentence }]
  })
}

/** Rules about what a text is like. */
const KINDS = new Set(['date', 'number', 'time'])

function sentenceOf(schema: Pick<Schema, 'rules'> | undefined, field: string): string | undefined {
  const rule = schema?.rules.find((candidate) => candidate.field === field && KINDS.has(candidate.rule))
  return typeof rule?.error === 'string' ? rule.error : undefined
}
