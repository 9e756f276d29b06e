import type { RawField } from '../core/field-type.ts'

/** Fields of one type as an editor puts them together: the first stands in the form of the plainest, the others show more. */
export type FieldExample = readonly [RawField, ...RawField[]]
