import type { FlattenedField, SanitizedCollectionConfig, SelectType } from 'payload'

/** A field whose stored value is what is read, but for its language. */
export interface PlainField {
  readonly name: string
  readonly localized: boolean
  /** Of a text, an empty one counts as missing. */
  readonly isText: boolean
  /** Fields of a group. */
  readonly fields?: readonly PlainField[]
}

/** Languages of what is read. @see https://payloadcms.com/docs/configuration/localization */
interface ReadLanguages {
  readonly locale: string
  /** Language of what is missing in that; false: it stays missing. */
  readonly fallback: string | false
}

const PLAIN_TYPES: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'email',
  'number',
  'date',
  'checkbox',
  'select',
  'radio',
  'json',
])

const known = new WeakMap<SanitizedCollectionConfig, readonly PlainField[] | undefined>()

/**
 * Fields that references to a collection bring along, when they are plain: no field has a hook, nothing is followed further.
 * Undefined for a collection that wants all that Payload does when it reads.
 */
export function plainFieldsOf(collection: SanitizedCollectionConfig): readonly PlainField[] | undefined {
  if (!known.has(collection)) known.set(collection, planned(collection))
  return known.get(collection)
}

function planned({ defaultPopulate, flattenedFields, hooks }: SanitizedCollectionConfig) {
  if (!defaultPopulate || hooks.afterRead.length > 0 || hooks.afterOperation.length > 0) return undefined
  return plainFields(flattenedFields, defaultPopulate)
}

function plainFields(fields: readonly FlattenedField[], select: SelectType | true): readonly PlainField[] | undefined {
  const plain: PlainField[] = []
  for (const field of fields) {
    const chosen = select === true || select[field.name]
    if (!chosen) continue
    const one = plainField(field, chosen)
    if (!one) return undefined
    plain.push(one)
  }
  return plain
}

function plainField(field: FlattenedField, chosen: SelectType | true): PlainField | undefined {
  const { name } = field
  const localized = 'localized' in field && field.localized === true
  if (('hooks' in field && field.hooks?.afterRead?.length) || ('virtual' in field && field.virtual)) return undefined
  if (localized && 'defaultValue' in field && field.defaultValue !== undefined) return undefined
  const own = { name, localized, isText: field.type === 'text' || field.type === 'textarea' }
  if (field.type === 'group' || field.type === 'tab') {
    const fields = localized ? undefined : plainFields(field.flattenedFields, chosen)
    return fields && { ...own, fields }
  }
  // What a reference leads to is no deeper than the second level.
  const staysId =
    (field.type === 'relationship' || field.type === 'upload') && field.maxDepth !== undefined && field.maxDepth < 2
  return PLAIN_TYPES.has(field.type) || staysId ? own : undefined
}

/** The values of plain fields of a stored document, in one language. */
export function readPlain(
  stored: Readonly<Record<string, unknown>>,
  fields: readonly PlainField[],
  languages: ReadLanguages,
) {
  const values: Record<string, unknown> = {}
  for (const { name, localized, isText, fields: inner } of fields) {
    const value = stored[name]
    if (inner) values[name] = readPlain((value ?? {}) as typeof stored, inner, languages)
    else values[name] = localized ? inLanguage(value, isText, languages) : value
  }
  return values
}

function inLanguage(value: unknown, isText: boolean, { locale, fallback }: ReadLanguages): unknown {
  if (typeof value !== 'object' || value === null) return value
  const texts = value as Readonly<Record<string, unknown>>
  const own = texts[locale]
  const isMissing = own === undefined || own === null || (isText && own === '')
  return isMissing && fallback !== false ? texts[fallback] || own : own
}
