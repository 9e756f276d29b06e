import { parseRowName } from '../../core/rows.ts'
import type { Rule, Schema } from '../../core/rule.ts'

/** A schema with the rules of every row that a form shows: those of the first hold in all. */
export function rowSchema(schema: Schema, form: HTMLFormElement): Schema {
  const wraps = [...form.querySelectorAll<HTMLElement>('[data-row] .wpcf7-form-control-wrap')]
  const rules = wraps.flatMap(({ dataset: { name = '' } }): readonly Rule[] => {
    const { first, row } = parseRowName(name)
    return row === 1
      ? []
      : schema.rules.filter((rule) => rule.field === first).map((rule) => ({ ...rule, field: name }))
  })
  return rules.length > 0 ? { ...schema, rules: [...schema.rules, ...rules] } : schema
}
