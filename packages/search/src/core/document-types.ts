/** Types of documents that search has names for. */
export const DOCUMENT_TYPES = ['page', 'post', 'project'] as const

export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** What visitors call them, and any other type. */
export type TypeNames = Readonly<Record<DocumentType | 'other', string>>

/** What visitors call a type of documents. */
export function typeName(type: string, names: TypeNames): string {
  return names[DOCUMENT_TYPES.find((known) => known === type) ?? 'other']
}
