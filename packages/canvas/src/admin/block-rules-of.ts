import { record } from '@vitrine/content/core'
import { type BlockKind, type BlockRules, type ListRule, type ListStep, LOOK } from '../core/block-rules.ts'
import { namedFields } from '../core/named-fields.ts'
import { rowsOf } from '../core/stored.ts'

/** A field of a form, as far as blocks can be found by it; Payload's fields for the browser are such ones. */
export interface FormField {
  readonly type: string
  readonly name?: string | undefined
  readonly label?: unknown
  readonly labels?: { readonly singular?: unknown } | undefined
  readonly fields?: readonly FormField[] | undefined
  readonly tabs?: readonly Omit<FormField, 'type'>[] | undefined
  readonly blocks?: readonly { readonly slug: string }[] | undefined
  readonly blockReferences?: readonly (string | { readonly slug: string })[] | undefined
  readonly minRows?: number | undefined
  readonly maxRows?: number | undefined
  readonly relationTo?: unknown
  readonly options?: unknown
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly required?: boolean | undefined
  readonly hasMany?: boolean | undefined
  readonly admin?: { readonly custom?: unknown } | undefined
}

/** A kind of block, as the form knows it. */
export interface FormBlock {
  readonly labels?: { readonly singular?: unknown } | undefined
  readonly admin?: { readonly group?: unknown; readonly images?: { readonly thumbnail?: unknown } } | undefined
  readonly fields: readonly FormField[]
}

/**
 * Reads from the form's own configuration which blocks there are and where each may stand.
 *
 * @param options.blocks All blocks of the site, by name.
 * @param options.fields Fields of the document.
 * @param options.list Name of its list of blocks.
 * @param options.wordOf Gives a label in the language of the admin.
 * @returns Undefined: the document has no such list.
 */
export function blockRulesOf(options: {
  readonly blocks: Readonly<Record<string, FormBlock>>
  readonly fields: readonly FormField[]
  readonly list: string
  readonly wordOf: (label: unknown) => string
}): BlockRules | undefined {
  const { blocks, fields, list, wordOf } = options
  const root = listsIn(fields, wordOf).find(({ steps: [first, ...rest] }) => first?.name === list && rest.length === 0)
  if (!root) return undefined
  const kinds = Object.entries(blocks).map(([name, block]): readonly [string, BlockKind] => {
    const label = block.labels?.singular === undefined ? name : wordOf(block.labels.singular)
    const { url } = record(block.admin?.images?.thumbnail)
    const group = block.admin?.group
    const choices = choicesIn(block.fields)
    const options = optionsIn(block.fields)
    return [
      name,
      {
        label,
        lists: listsIn(block.fields, wordOf),
        ...(choices.length > 0 && { choices }),
        ...(Object.keys(options).length > 0 && { options }),
        ...(hasField(block.fields, LOOK) && { hasLooks: true }),
        ...(group !== undefined && { group: wordOf(group) }),
        ...(typeof url === 'string' && { drawing: url }),
      },
    ]
  })
  return { kinds: Object.fromEntries(kinds), root }
}

/** Types of fields by which an editor chooses how a block looks. */
const CHOICES: readonly string[] = ['select', 'radio', 'checkbox']

/**
 * Paths of the choices in fields, also in rows and folded parts; of groups those that are style as a whole: others belong to
 * a link or an image.
 */
function choicesIn(fields: readonly FormField[]): readonly string[] {
  return namedFields(fields).flatMap((field): readonly string[] => {
    const { type, name } = field
    if (name === undefined) return []
    if (type !== 'group') return CHOICES.includes(type) ? [name] : []
    const isStyle = 'admin' in field && record(field.admin?.custom).isStyle === true
    return isStyle ? namedFields(field.fields ?? []).map((inner) => `${name}.${inner.name}`) : []
  })
}

/** @param path Names of groups and, last, that of a field. */
function hasField(fields: readonly FormField[], path: string): boolean {
  const inside = path.split('.').reduce<readonly FormField[] | undefined>((inner, name) => {
    const field = namedFields(inner ?? []).find((one) => one.name === name)
    return field && (field.fields ?? [])
  }, fields)
  return inside !== undefined
}

/** Values of the fields of which one is chosen, by their names; of fields without options none. */
function optionsIn(fields: readonly FormField[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    namedFields(fields).flatMap((field) => {
      const values = 'options' in field ? rowsOf(field.options).map(({ value }) => String(value)) : []
      return field.name === undefined || values.length === 0 ? [] : [[field.name, values] as const]
    }),
  )
}

/** Lists of blocks in fields, however deep they are; not those in blocks. */
function listsIn(fields: readonly FormField[], wordOf: (label: unknown) => string): readonly ListRule[] {
  return fields.flatMap((field): readonly ListRule[] => {
    const { type, name, fields: inner = [], tabs = [] } = field
    if (type === 'blocks' && name !== undefined) return [listRule(name, field, wordOf)]
    if (type === 'array' && name !== undefined) return below(rowsStep(name, field, wordOf), listsIn(inner, wordOf))
    const inside = [
      ...listsIn(inner, wordOf),
      ...tabs.flatMap((tab) =>
        below(tab.name === undefined ? undefined : { name: tab.name }, listsIn(tab.fields ?? [], wordOf)),
      ),
    ]
    return below(type === 'group' && name !== undefined ? { name } : undefined, inside)
  })
}

function below(step: ListStep | undefined, lists: readonly ListRule[]): readonly ListRule[] {
  return step ? lists.map((list) => ({ ...list, steps: [step, ...list.steps] })) : lists
}

function listRule(
  name: string,
  { blocks = [], blockReferences, label, maxRows }: FormField,
  wordOf: (label: unknown) => string,
): ListRule {
  const allowed = (blockReferences ?? blocks).map((block) => (typeof block === 'string' ? block : block.slug))
  return { steps: [{ name }], label: wordOf(label ?? name), allowed, ...(maxRows !== undefined && { max: maxRows }) }
}

function rowsStep(
  name: string,
  { minRows = 1, labels, label }: FormField,
  wordOf: (label: unknown) => string,
): ListStep {
  return { name, rows: { atFirst: minRows, label: wordOf(labels?.singular ?? label ?? name) } }
}
