/** Names of the types of documents that a site may have. */
export type TypeNames = Readonly<Record<'page' | 'post' | 'project' | 'other', string>>

/** What visitors call a type of documents. */
export function typeName(type: string, names: TypeNames): string {
  return type === 'page' || type === 'post' || type === 'project' ? names[type] : names.other
}
