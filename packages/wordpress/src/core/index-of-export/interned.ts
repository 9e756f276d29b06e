/** A term of an item, by taxonomy and slug. Items of one term share the object. */
export interface IndexedTerm {
  readonly taxonomy: string
  readonly slug: string
}

/** Words that are told apart; an export has some dozens of kinds, states and authors. */
const MAX_WORDS = 10_000

/** Values of which many items have the same: each is in memory once. */
export class Interned {
  readonly #words = new Map<string, string>()
  readonly #terms = new Map<string, IndexedTerm>()

  word(text: string): string {
    const known = this.#words.get(text)
    if (known !== undefined) return known
    if (this.#words.size < MAX_WORDS) this.#words.set(text, text)
    return text
  }

  term(taxonomy: string, slug: string): IndexedTerm {
    const key = `${taxonomy}:${slug}`
    const known = this.#terms.get(key) ?? { taxonomy, slug }
    this.#terms.set(key, known)
    return known
  }
}
