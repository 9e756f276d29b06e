import type { AdminLabel } from '@vitrine/kit/core'
import type { Field } from 'payload'
import type { Shapes } from './field-shapes.ts'

/** Editor's form of a field type: its label, its fields, its thumbnail. */
export interface FieldBlock {
  readonly label: AdminLabel
  /** Thumbnail in the block picker. */
  readonly thumbnail: Shapes
  readonly fields: readonly Field[]
  /** It asks visitors nothing: it is always shown, and stands in no group. */
  readonly isNoQuestion?: true
}
