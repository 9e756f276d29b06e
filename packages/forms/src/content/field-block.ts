import type { Field } from 'payload'
import type { Shapes } from './field-shapes.ts'

/** How editors put a field together: what its block asks of them. */
export interface FieldBlock {
  readonly label: string
  /** What the picker shows. */
  readonly picture: Shapes
  readonly fields: readonly Field[]
  /** It asks visitors nothing: it is always shown, and stands in no group. */
  readonly isNoQuestion?: true
}
