import type { CollectionConfig, Field, FieldHook, TextField } from 'payload'

/** Ends the name of a copy, so that it can be told apart from its original. */
const COPY = ' (copy)'

/**
 * Names copies of a collection's documents. Where they have addresses or other names of their own, the fields of those see
 * to it that each is made anew.
 */
export function withCopies(collection: CollectionConfig): CollectionConfig {
  const name = collection.admin?.useAsTitle
  const fields = collection.fields.map((field) => (isText(field) && field.name === name ? namedCopy(field) : field))
  return { ...collection, fields }
}

/**
 * Leaves a field out of a copy, so that it is made as for a new document. Payload keeps a value for which nothing
 * comes.
 */
export const notCopied: FieldHook = () => null

function namedCopy(field: TextField): TextField {
  const { maxLength = Number.POSITIVE_INFINITY, hooks } = field
  const name: FieldHook = ({ value }) =>
    typeof value === 'string' && value !== '' ? value.slice(0, maxLength - COPY.length) + COPY : value
  return { ...field, hooks: { ...hooks, beforeDuplicate: [...(hooks?.beforeDuplicate ?? []), name] } }
}

function isText(field: Field): field is TextField {
  return field.type === 'text' && !('unique' in field && field.unique)
}
