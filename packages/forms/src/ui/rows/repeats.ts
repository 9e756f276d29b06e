import type { ComponentType } from 'react'
import type { Schema } from '../../core/rule.ts'
import { listenForRows, type RowsOptions } from './row-changes.ts'
import { rowSchema } from './row-rules.ts'
import { RowsView, type RowsViewProps } from './rows-view.tsx'

/** What groups that repeat need; forms without them go without it. */
export interface Repeats {
  readonly View: ComponentType<RowsViewProps>
  readonly listen: (form: HTMLFormElement, options: RowsOptions) => void
  readonly schemaOf: (schema: Schema, form: HTMLFormElement) => Schema
}

export const repeats: Repeats = { View: RowsView, listen: listenForRows, schemaOf: rowSchema }
