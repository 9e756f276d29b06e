/** Path below which visitors get the documents of their orders. */
export const DOCUMENTS_PATH = '/api/shop/documents'

/** Address of a document for who has the secret of its order. @param id Of the stored document. */
export function documentAddress(token: string, id: number, kind: 'pdf' | 'xml'): string {
  return `${DOCUMENTS_PATH}/${token}/${id}.${kind}`
}
