import type { FormState, Row } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import type { BlockRules } from '../core/block-rules.ts'
import { type BlockTree, blockTree } from '../core/block-tree.ts'
import { type Edit, isPossible } from '../core/edits.ts'
import { isStored, type Stored } from '../core/stored.ts'
import { rowState } from './row-state.ts'

/** Value of a field that is emptied. One that is undefined is not sent, and the document keeps what it has. */
export const NO_VALUE = null

/** A row as the form holds it: its fields by their paths within it, and what its list says of it. */
export interface FormRow {
  readonly fields: FormState
  readonly row: Row
}

/** The document as a form holds it. A list without rows is an empty list; the form has a 0 in its place. */
export function documentOf(fields: FormState): Stored {
  const lists = Object.entries(fields).flatMap(([path, field]) =>
    field.rows?.length === 0 ? [[path, { ...field, value: [] }] as const] : [],
  )
  return reduceFieldsToValues({ ...fields, ...Object.fromEntries(lists) }, true)
}

/**
 * Makes an edit in the state of a form. This is the only place that knows how Payload holds blocks in it: each field under
 * its path, and in each list the ids and kinds of its rows.
 *
 * @param complete Rows that the server has completed, by the ids of the blocks that are inserted.
 * @returns The state after the edit; the same if the edit is not possible. Changed fields count as changed by their editor,
 *   so that the answer to a save under way leaves them alone.
 */
export function editForm(
  fields: FormState,
  edit: Edit,
  rules: BlockRules,
  complete: ReadonlyMap<string, FormRow> = new Map(),
): FormState {
  const tree = blockTree(documentOf(fields), rules)
  if (!isPossible(tree, edit)) return fields
  switch (edit.do) {
    case 'insert':
      return withRow(fields, tree, edit, complete.get(String(edit.block.id)) ?? newRow(edit.block))
    case 'move': {
      const [rest, moved] = withoutRow(fields, tree, edit.id)
      return moved ? withRow(rest, blockTree(documentOf(rest), rules), edit, moved) : fields
    }
    case 'remove':
      return withoutRow(fields, tree, edit.id)[0]
    case 'set': {
      const path = `${tree.blocks.get(edit.id)?.path}.${edit.path}`
      return {
        ...fields,
        [path]: {
          valid: true,
          passesCondition: true,
          ...fields[path],
          value: edit.value === undefined ? NO_VALUE : edit.value,
          ...shownAnew(edit.value),
          isModified: true,
        },
      }
    }
    default:
      return unreachable(edit)
  }
}

/**
 * Rows as the server has completed them, by their ids. A row that it completes in the form itself may have been moved by
 * then, and its defaults would come into the row that stands in its place.
 *
 * @param fields The form with the rows as they were made.
 * @param answer What the server says of that form.
 */
export function completeRows(
  fields: FormState,
  answer: FormState,
  { ids, rules }: { readonly ids: readonly string[]; readonly rules: BlockRules },
): ReadonlyMap<string, FormRow> {
  const answered = Object.entries(answer).map(([path, { addedByServer: _, ...field }]) => [
    path,
    { valid: true, passesCondition: true, ...fields[path], ...field },
  ])
  const all: FormState = { ...fields, ...Object.fromEntries(answered) }
  const tree = blockTree(documentOf(all), rules)
  return new Map(
    ids.flatMap((id) => {
      const [, row] = withoutRow(all, tree, id)
      return row ? [[id, row] as const] : []
    }),
  )
}

/** Opens the rows of a form in which a block stands, and its own. */
export function withOpenBlock(fields: FormState, path: string): FormState {
  const parts = path.split('.')
  const opened = parts.flatMap((part, index): readonly [string, FormState[string]][] => {
    const list = parts.slice(0, index).join('.')
    const { rows, ...field } = fields[list] ?? {}
    if (!/^\d+$/.test(part) || !rows) return []
    return [
      [list, { ...field, rows: rows.map((row, at) => (at === Number(part) ? { ...row, collapsed: false } : row)) }],
    ]
  })
  return { ...fields, ...Object.fromEntries(opened) }
}

/** Missing values get their defaults when the server next looks at the form. */
function newRow(block: Stored): FormRow {
  return { fields: rowState(block), row: { id: String(block.id), blockType: String(block.blockType), isLoading: true } }
}

function withRow(
  fields: FormState,
  { lists }: BlockTree,
  { list, before }: { readonly list: string; readonly before: string | undefined },
  added: FormRow,
): FormState {
  const path = lists.get(list)?.path
  if (path === undefined) return fields
  const rows = rowsIn(fields, path)
  const at = before === undefined ? rows.length : rows.findIndex(({ row }) => row.id === before)
  return withRows(fields, path, rows.toSpliced(at, 0, added))
}

function withoutRow(
  fields: FormState,
  { blocks, lists }: BlockTree,
  id: string,
): readonly [FormState, FormRow | undefined] {
  const path = lists.get(blocks.get(id)?.list ?? '')?.path
  if (path === undefined) return [fields, undefined]
  const rows = rowsIn(fields, path)
  return [
    withRows(
      fields,
      path,
      rows.filter(({ row }) => row.id !== id),
    ),
    rows.find(({ row }) => row.id === id),
  ]
}

function rowsIn(fields: FormState, list: string): readonly FormRow[] {
  const inner = (fields[list]?.rows ?? []).map((row) => ({ fields: {} as FormState, row }))
  for (const [path, field] of Object.entries(fields)) {
    const [index = '', ...rest] = path.startsWith(`${list}.`) ? path.slice(list.length + 1).split('.') : []
    const found = inner[Number(index)]
    if (found && rest.length > 0) found.fields[rest.join('.')] = field
  }
  return inner
}

function withRows(fields: FormState, list: string, rows: readonly FormRow[]): FormState {
  const others = Object.entries(fields).filter(([path]) => !path.startsWith(`${list}.`))
  const inner = rows.flatMap((row, index) =>
    Object.entries(row.fields).map(
      ([path, field]) => [`${list}.${index}.${path}`, { ...field, isModified: true }] as const,
    ),
  )
  const field = {
    valid: true,
    passesCondition: true,
    ...fields[list],
    rows: rows.map(({ row }) => row),
    value: rows.length,
    // The rows are the list's value; without any, the list itself says that it is empty.
    disableFormData: rows.length > 0,
    isModified: true,
  }
  return { ...Object.fromEntries([...others, ...inner]), [list]: field }
}

/** The editor of a rich text looks at a value that it did not make only if the initial value is another, too. */
export function shownAnew(value: unknown): { readonly initialValue?: unknown } {
  return isStored(value) ? { initialValue: { ...value } } : {}
}

function unreachable(edit: never): never {
  throw new Error(`There is no such edit: ${JSON.stringify(edit)}`)
}
