import type { Block, BlocksField, Field } from 'payload'

/** A value that a field of a collection would refuse, with the path of its place. */
export type FieldProblem = string

type Values = Readonly<Record<string, unknown>>

/**
 * Checks values against the fields of a collection, as a save would: required ones, lengths, bounds, choices, rows, kinds
 * of blocks and each field's own check. References to documents stand as `{ $source }`. Names without a field are let be.
 *
 * @param named Blocks that fields only name.
 */
export function fieldProblems(
  fields: readonly Field[],
  values: Values,
  named: readonly Block[] = [],
  path = '',
): readonly FieldProblem[] {
  return fields.flatMap((field) => problemsOf(field, values, named, path))
}

function problemsOf(field: Field, values: Values, named: readonly Block[], path: string): readonly FieldProblem[] {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) =>
      'name' in tab && tab.name
        ? fieldProblems(tab.fields, valuesIn(values[tab.name]), named, `${path}${tab.name}.`)
        : fieldProblems(tab.fields, values, named, path),
    )
  }
  if (field.type === 'row' || field.type === 'collapsible') return fieldProblems(field.fields, values, named, path)
  if (field.type === 'ui' || !('name' in field)) return []
  const value = values[field.name]
  const at = `${path}${field.name}`
  if (field.type === 'group') return fieldProblems(field.fields, valuesIn(value), named, `${at}.`)
  if (isHidden(field, values)) return []
  if (value === undefined || value === null || value === '') {
    return 'required' in field && field.required && field.defaultValue === undefined ? [`${at}: required`] : []
  }
  return [...ownProblems(field, value, named, at), ...checked(field, value, at, values)]
}

function isHidden(field: Field, values: Values): boolean {
  const condition = field.admin && 'condition' in field.admin ? field.admin.condition : undefined
  return (
    condition !== undefined && !condition(values, values, { blockData: {}, operation: 'create', path: [], user: null })
  )
}

function ownProblems(field: Field, value: unknown, named: readonly Block[], at: string): readonly FieldProblem[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
      if (typeof value !== 'string') return [`${at}: no text`]
      return field.maxLength !== undefined && value.length > field.maxLength
        ? [`${at}: longer than ${field.maxLength}`]
        : []
    case 'number':
      if (typeof value !== 'number') return [`${at}: no number`]
      return (field.min !== undefined && value < field.min) || (field.max !== undefined && value > field.max)
        ? [`${at}: ${value} is out of bounds`]
        : []
    case 'checkbox':
      return typeof value === 'boolean' ? [] : [`${at}: no boolean`]
    case 'select':
    case 'radio': {
      const known = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      const chosen = Array.isArray(value) ? value : [value]
      return chosen.filter((one) => !known.includes(one)).map((one) => `${at}: ${one} is no choice`)
    }
    case 'date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? [] : [`${at}: no date`]
    case 'relationship':
    case 'upload':
      return typeof valuesIn(value).$source === 'string' ? [] : [`${at}: no reference`]
    case 'richText':
      return valuesIn(value).root ? [] : [`${at}: no rich text`]
    case 'array':
      return [
        ...rowProblems(field, value, at),
        ...rowsOf(value).flatMap((row, n) => fieldProblems(field.fields, row, named, `${at}.${n}.`)),
      ]
    case 'blocks':
      return [
        ...rowProblems(field, value, at),
        ...rowsOf(value).flatMap((row, n) => blockProblems(field, row, named, `${at}.${n}`)),
      ]
    default:
      return []
  }
}

function blockProblems(field: BlocksField, row: Values, named: readonly Block[], at: string): readonly FieldProblem[] {
  const slugs: readonly unknown[] = field.blockReferences ?? []
  const block = [...field.blocks, ...named.filter(({ slug }) => slugs.includes(slug))].find(
    ({ slug }) => slug === row.blockType,
  )
  return block
    ? fieldProblems(block.fields, row, named, `${at}.`)
    : [`${at}: ${String(row.blockType)} is no block here`]
}

function rowProblems(field: { readonly minRows?: number; readonly maxRows?: number }, value: unknown, at: string) {
  const count = rowsOf(value).length
  return count > (field.maxRows ?? Number.POSITIVE_INFINITY) || count < (field.minRows ?? 0)
    ? [`${at}: ${count} rows`]
    : []
}

/** The field's own check, where it looks at nothing but values. */
function checked(field: Field, value: unknown, at: string, values: Values) {
  if (!('validate' in field) || typeof field.validate !== 'function') return []
  const validate = field.validate as (value: unknown, context: unknown) => unknown
  const answer = validate(value, { data: values, siblingData: values, req: { payload: { config: { custom: {} } } } })
  return answer === true || answer instanceof Promise ? [] : [`${at}: ${String(answer)}`]
}

function valuesIn(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

function rowsOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map(valuesIn) : []
}
