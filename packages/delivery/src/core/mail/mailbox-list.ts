import { displayName, MAX_ADDRESS_LENGTH, type Mailbox } from './mailbox.ts'

/**
 * A mailbox of a template: what fills its tags can neither end it nor begin another.
 *
 * @template Tag What stands for a text that is filled in later.
 */
export interface MailboxTemplate<Tag extends object> {
  readonly name: readonly (string | Tag)[]
  readonly address: readonly (string | Tag)[]
}

/**
 * Takes a list of mailboxes apart: `office@example.com, "Doe, Jane" <jane@example.com>`. Commas and semicolons separate
 * them, outside of quotes and angle brackets. Tags are taken whole.
 */
export function parseMailboxes<Tag extends object>(pieces: readonly (string | Tag)[]): readonly MailboxTemplate<Tag>[] {
  const list = new MailboxList<Tag>()
  for (const piece of pieces) {
    if (typeof piece !== 'string') list.add(piece)
    else for (const character of piece) list.read(character)
  }
  return list.finish()
}

/** Reads mailboxes without tags; what names no single address is left out. */
export function readMailboxes(text: string): readonly Mailbox[] {
  return parseMailboxes([text]).flatMap(({ name, address }) => {
    const written = address.join('').trim()
    return isWrittenAddress(written) ? [{ name: displayName(name.join('')), address: written }] : []
  })
}

/** True if an editor's text is one address. Internationalised and local domains are left to the mail server. */
export function isWrittenAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u.test(text)
}

/** The mailboxes of a list as they are read, character by character. */
class MailboxList<Tag extends object> {
  readonly #found: MailboxTemplate<Tag>[] = []
  #outside: (string | Tag)[] = []
  /** Undefined until an angle bracket opened. */
  #inside: (string | Tag)[] | undefined
  #state: 'plain' | 'quoted' | 'escaped' | 'angle' = 'plain'

  add(piece: string | Tag): void {
    const part = this.#state === 'angle' ? this.#inside : this.#outside
    const last = part?.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') part?.splice(-1, 1, last + piece)
    else part?.push(piece)
  }

  read(character: string): void {
    switch (this.#state) {
      case 'plain':
        this.#readPlain(character)
        return
      case 'quoted':
        if (character === '"') this.#state = 'plain'
        else if (character === '\\') this.#state = 'escaped'
        else this.add(character)
        return
      case 'escaped':
        this.#state = 'quoted'
        this.add(character)
        return
      case 'angle':
        if (character === '>') this.#state = 'plain'
        else this.add(character)
    }
  }

  finish(): readonly MailboxTemplate<Tag>[] {
    this.#end()
    return this.#found
  }

  #readPlain(character: string): void {
    if (character === '"') this.#state = 'quoted'
    else if (character === ',' || character === ';') this.#end()
    else if (character === '<' && this.#inside === undefined) {
      this.#inside = []
      this.#state = 'angle'
    } else this.add(character)
  }

  #end(): void {
    const [outside, inside] = [this.#outside, this.#inside]
    const isBlank = outside.every((piece) => typeof piece === 'string' && piece.trim() === '')
    if (inside) this.#found.push({ name: outside, address: inside })
    else if (!isBlank) this.#found.push({ name: [], address: outside })
    this.#outside = []
    this.#inside = undefined
    this.#state = 'plain'
  }
}
