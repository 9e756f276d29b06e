import { type ReactNode, use } from 'react'
import { fillText } from '../../core/fill-text.ts'
import type { ShownField } from '../../core/form.ts'
import { ROW_BUTTON, rowButton } from '../../core/row-change.ts'
import { rowName, rowsName } from '../../core/rows.ts'
import { FieldView } from '../field-view.tsx'
import { FormStateContext } from '../form-state.ts'
import { HiddenInput } from '../hidden-input.tsx'
import type { RowsViewProps } from './rows-props.ts'

/** The fields of a group that repeats, row by row. Without script its buttons ask the server for the form anew. */
export function RowsView(props: RowsViewProps): ReactNode {
  const { body, places, group, number, limits } = props
  const { unitTag, rows, textOf, isAwake } = use(FormStateContext)
  const keys = rows[number] ?? []
  const type = isAwake ? 'button' : 'submit'
  const rowId = (row: number) => `${unitTag}-row-${number}-${row}`
  return (
    <>
      {/* The Enter key presses the first button of a form, which must not be one that changes its rows. */}
      {!isAwake && <button type="submit" hidden />}
      <HiddenInput key={keys.length} name={rowsName(number)} value={String(keys.length)} />
      {keys.map((key, index) => {
        const row = index + 1
        const heading = fillText(textOf('rowOf'), { heading: group.heading, row })
        return (
          <fieldset key={key} className="field-group__row" id={rowId(row)} data-row={row}>
            <legend className="field-group__row-heading">{heading}</legend>
            {places.map((place) => {
              const field = body.fields[place]
              return field && <FieldView key={place} field={inRow(field, row)} place={place} />
            })}
            {keys.length > limits.min && (
              <button
                type={type}
                className="field-group__remove"
                name={ROW_BUTTON}
                value={rowButton({ kind: 'remove', group: number, row })}
                formAction={isAwake ? undefined : `#${rowId(Math.max(1, row - 1))}`}
                aria-label={`${textOf('removeRow')}: ${heading}`}
              >
                {textOf('removeRow')}
              </button>
            )}
          </fieldset>
        )
      })}
      {keys.length < limits.max && (
        <button
          type={type}
          className="field-group__add"
          name={ROW_BUTTON}
          value={rowButton({ kind: 'add', group: number })}
          formAction={isAwake ? undefined : `#${rowId(keys.length + 1)}`}
          aria-label={`${textOf('addRow')}: ${group.heading}`}
        >
          {textOf('addRow')}
        </button>
      )}
    </>
  )
}

/** A field as it stands in a row: under another name. */
function inRow(field: ShownField, row: number): ShownField {
  const { control, counter } = field
  if (row === 1) return field
  const renamed = <Named extends { readonly name: string }>(named: Named) => ({
    ...named,
    name: rowName(named.name, row),
  })
  return {
    ...field,
    control: 'name' in control ? renamed(control) : control,
    ...(counter && { counter: renamed(counter) }),
  }
}
