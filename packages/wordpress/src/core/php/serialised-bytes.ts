/** Bytes of a serialised value, with the place that has been read to. Counts of strings are in bytes of UTF-8. */
export class SerialisedBytes {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(text: string) {
    this.#bytes = new TextEncoder().encode(text)
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  /** Takes the next character when it is this one. */
  takes(character: string): boolean {
    if (this.#bytes[this.#at] !== character.charCodeAt(0)) return false
    this.#at += 1
    return true
  }

  next(): string | undefined {
    const byte = this.#bytes[this.#at]
    if (byte === undefined) return undefined
    this.#at += 1
    return String.fromCharCode(byte)
  }

  /** Takes text up to a character, and the character; undefined when it does not come within the length. */
  takeTo(character: string, maxLength: number): string | undefined {
    const end = this.#bytes.subarray(this.#at, this.#at + maxLength + 1).indexOf(character.charCodeAt(0))
    if (end === -1) return undefined
    const text = this.#text(this.#at, this.#at + end)
    this.#at += end + 1
    return text
  }

  /** Takes a whole number and the character behind it. */
  takeCount(end: string): number | undefined {
    const digits = this.takeTo(end, MAX_DIGITS)
    return digits !== undefined && /^\d+$/.test(digits) ? Number(digits) : undefined
  }

  /** Takes a string of this many bytes, when an end that is expected follows. */
  takeCounted(count: number, end: string): string | undefined {
    const stop = this.#at + count
    if (stop + end.length > this.#bytes.length) return undefined
    for (let index = 0; index < end.length; index += 1) {
      if (this.#bytes[stop + index] !== end.charCodeAt(index)) return undefined
    }
    const text = this.#text(this.#at, stop)
    this.#at = stop + end.length
    return text
  }

  /** Takes a string whose count is wrong: up to the first end that something can follow which may follow a string. */
  takeUncounted(end: string): string | undefined {
    const first = end.charCodeAt(0)
    for (let stop = this.#bytes.indexOf(first, this.#at); stop !== -1; stop = this.#bytes.indexOf(first, stop + 1)) {
      if (!this.#isAt(stop, end) || !this.#goesOnAt(stop + end.length)) continue
      const text = this.#text(this.#at, stop)
      this.#at = stop + end.length
      return text
    }
    return undefined
  }

  skip(count: number): void {
    this.#at = Math.min(this.#at + count, this.#bytes.length)
  }

  #isAt(at: number, text: string): boolean {
    for (let index = 0; index < text.length; index += 1) {
      if (this.#bytes[at + index] !== text.charCodeAt(index)) return false
    }
    return true
  }

  #goesOnAt(at: number): boolean {
    if (at >= this.#bytes.length) return true
    const text = this.#text(at, at + LONGEST_BEGINNING)
    return CONTINUATION.test(text)
  }

  #text(start: number, end: number): string {
    return UTF8.decode(this.#bytes.subarray(start, end))
  }
}

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** Digits of a count, and characters that show that a value begins. */
const MAX_DIGITS = 10
const LONGEST_BEGINNING = 14

const CONTINUATION =
  /^(?:\}|N;|b:[01];|[iI]:[+-]?\d|d:[+-]?[\dIN.]|[sS]:\d{1,10}:"|a:\d{1,10}:\{|[OCE]:\d{1,10}:"|[rR]:\d)/
