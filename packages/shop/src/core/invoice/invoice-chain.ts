/** A link of the chain of invoices: each names the hash of the one before it. */
export interface ChainLink {
  /** From 1, without gaps. */
  readonly position: number
  /** Canonical text of the document. */
  readonly content: string
  /** Hash of the link before; empty for the first. */
  readonly previousHash: string
  /** SHA-256 of the previous hash, the position and the content, in hexadecimal. */
  readonly hash: string
}

/** Text of which the hash of a link is taken. */
export function hashedText({ position, content, previousHash }: Omit<ChainLink, 'hash'>): string {
  return `${previousHash}\n${position}\n${content}`
}

/** A place where the chain of invoices does not hold. */
export type ChainBreak =
  /** Something of the document at this position was changed after it was written. */
  | { readonly kind: 'changed'; readonly position: number }
  /** Documents before this position are gone, or were put in another order. */
  | { readonly kind: 'missing'; readonly position: number }
  /** Documents at the end are gone: as many were written as `last` says. */
  | { readonly kind: 'cut off'; readonly last: number }

/** Follows a chain from link to link, so that it need not be in memory as a whole. */
export class ChainCheck {
  readonly #hashOf: (text: string) => string
  #position = 0
  #hash = ''

  /** @param hashOf SHA-256 in hexadecimal. */
  constructor(hashOf: (text: string) => string) {
    this.#hashOf = hashOf
  }

  /** Goes on with the next link. @returns The break, if there is one. */
  next(link: ChainLink): ChainBreak | undefined {
    const { position, previousHash, hash } = link
    const isMissing = position !== this.#position + 1 || previousHash !== this.#hash
    this.#position = position
    this.#hash = hash
    if (this.#hashOf(hashedText(link)) !== hash) return { kind: 'changed', position }
    return isMissing ? { kind: 'missing', position } : undefined
  }

  /** Ends the chain. @param last Position that was given last. */
  end(last: number): ChainBreak | undefined {
    return this.#position === last ? undefined : { kind: 'cut off', last }
  }
}
