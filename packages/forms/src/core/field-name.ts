/** Name of a field. Only {@link parseFieldName} makes one. */
export type FieldName = string & { readonly brand: unique symbol }

/** Letters first; dots become underscores, as in the protocol. Undefined: not a name. */
export function parseFieldName(text: unknown): FieldName | undefined {
  return typeof text === 'string' && /^[A-Za-z][-A-Za-z0-9_:.]*$/.test(text)
    ? (text.replaceAll('.', '_') as FieldName)
    : undefined
}
