import type { Field, TextField } from 'payload'
import { type AdminLabel, configLabel } from '../../core/admin-text.ts'
import { nameOf, setAside } from './name-aside.ts'

/** A text field of which no two documents of a collection have the same value. */
export interface UniqueName {
  readonly name: string
  readonly label: AdminLabel
  /** True if a document must have it. */
  readonly isRequired: boolean
}

/** The unique names of a collection. Addresses, which are made anew with every change, see to themselves. */
export function uniqueNames(fields: readonly Field[]): readonly UniqueName[] {
  return fields
    .filter((field): field is TextField => field.type === 'text' && field.unique === true && !field.localized)
    .map(({ name, label, required }) => ({
      name,
      label: configLabel(label, name),
      isRequired: required === true,
    }))
}

type Document = Readonly<Record<string, unknown>>

/** The names of a document that leaves, so that they are free for others. */
export function namesSetAside(names: readonly UniqueName[], document: Document, id: number | string): Document {
  return changed(names, document, (name) => setAside(name, id))
}

/** The names of a document that is not in the trash. */
export function namesGivenBack(names: readonly UniqueName[], document: Document): Document {
  return changed(names, document, nameOf)
}

function changed(names: readonly UniqueName[], document: Document, change: (name: string) => string): Document {
  return Object.fromEntries(
    names.flatMap(({ name }) => {
      const value = document[name]
      return typeof value === 'string' && value !== '' ? [[name, change(value)]] : []
    }),
  )
}
