import type { ComponentType } from 'react'
import type { ShownBody, ShownFields, ShownGroup } from '../../core/form.ts'
import type { FormTexts } from '../../core/form-texts.ts'
import type { RowLimits } from '../../core/rows.ts'
import type { Schema } from '../../core/rule.ts'
import type { Rows } from '../form-rows.ts'

/** Inputs of the add and remove buttons. */
export interface RowsOptions {
  readonly body: ShownBody
  readonly texts: Partial<FormTexts> | undefined
  readonly first: Rows
  /** Renders rows before it returns. */
  readonly show: (rows: Rows) => void
  /** Fields have other names now; undefined for those that are gone. */
  readonly rename: (nameOf: (name: string) => string | undefined) => void
  readonly signal: AbortSignal
}

/** Props of one repeating group. */
export interface RowsViewProps {
  readonly body: ShownFields
  readonly places: readonly number[]
  readonly group: ShownGroup
  /** Place of the group among the form's. */
  readonly number: number
  readonly limits: RowLimits
}

/** Code of repeating groups, which forms without them do not load. */
export interface Repeats {
  readonly View: ComponentType<RowsViewProps>
  readonly listen: (form: HTMLFormElement, options: RowsOptions) => void
  readonly schemaOf: (schema: Schema, form: HTMLFormElement) => Schema
}
