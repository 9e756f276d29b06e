import type { JsonObject, PayloadRequest } from 'payload'

/** Member of a request's context: the {@link SavedTogether} of its document. */
export const SAVED_TOGETHER = 'savedTogether'

interface StoredDocument {
  readonly collection: string
  readonly id: unknown
}

/**
 * Documents that a program saves together, within a moment. Their hooks ask the database once for what is the same for all
 * of them, and not at all for what was written a moment ago.
 */
export class SavedTogether {
  readonly #created = new Map<string, JsonObject>()

  /**
   * Runs the hooks that come right after a document was created: only they may take it for what is stored.
   *
   * @param created.stored Values as the adapter takes them: localised ones by language.
   */
  async whileCreated(
    created: StoredDocument & { readonly stored: JsonObject },
    hooks: () => Promise<void>,
  ): Promise<void> {
    this.#created.set(keyOf(created), created.stored)
    try {
      await hooks()
    } finally {
      this.#created.delete(keyOf(created))
    }
  }

  /** Values of a document as they are stored, if it was created a moment ago. */
  created(document: StoredDocument): JsonObject | undefined {
    return this.#created.get(keyOf(document))
  }
}

/** Finds the documents that are saved together with that of a request; undefined where it is saved alone. */
export function savedTogether({ context }: Pick<PayloadRequest, 'context'>): SavedTogether | undefined {
  const together = context[SAVED_TOGETHER]
  return together instanceof SavedTogether ? together : undefined
}

function keyOf({ collection, id }: StoredDocument): string {
  return `${collection}:${id}`
}
