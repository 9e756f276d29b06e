import { smallTextOf } from '@vitrine/kit/fields'
import type { Field } from 'payload'

type Data = Readonly<Record<string, unknown>>

/**
 * Small texts that visitors see while editors have written none, in the shape of a document. Stored with the demo, they can
 * be translated as all else is.
 *
 * @param fields Fields of a collection or global.
 */
export function defaultTexts(fields: readonly Field[]): Data {
  return Object.assign({}, ...fields.map(textsOfField))
}

/** Data with the texts of another, where it has none itself. */
export function withTexts(data: Data, texts: Data): Data {
  const added = Object.entries(texts).map(([key, text]) => {
    const own = data[key]
    return [key, isData(own) && isData(text) ? withTexts(own, text) : (own ?? text)] as const
  })
  return { ...data, ...Object.fromEntries(added) }
}

function textsOfField(field: Field): Data {
  if (field.type === 'tabs') return Object.assign({}, ...field.tabs.map((tab) => named(tab, defaultTexts(tab.fields))))
  if (field.type === 'group') return named(field, defaultTexts(field.fields))
  if (field.type === 'row' || field.type === 'collapsible') return defaultTexts(field.fields)
  const text = smallTextOf(field)
  return text === undefined || field.type !== 'text' ? {} : { [field.name]: text }
}

/** Fields of a named group or tab stand in an object of that name, others beside the fields around them. */
function named(field: { readonly name?: string } | object, texts: Data): Data {
  if (!('name' in field) || field.name === undefined) return texts
  return Object.keys(texts).length === 0 ? {} : { [field.name]: texts }
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
