import { type DocumentId, partKey } from './entry.ts'

/** Documents that the index is to look at again, gathered so that they are noted together. */
export class StaleDocuments {
  readonly #documents = new Map<string, DocumentId>()

  add(id: DocumentId): void {
    this.#documents.set(partKey(id.collection, id.document), id)
  }

  /** Gives all documents since it was called last. */
  take(): readonly DocumentId[] {
    const documents = [...this.#documents.values()]
    this.#documents.clear()
    return documents
  }
}
