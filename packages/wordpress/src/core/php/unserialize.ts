import { beginsSerialised, isSerialised } from './is-serialised.ts'
import type { PhpValue } from './php-value.ts'
import { isPhpList, isPhpMap } from './php-value.ts'
import { SerialisedBytes } from './serialised-bytes.ts'

/** Levels of arrays inside arrays. */
export const MAX_PHP_DEPTH = 100

/** Values in all, those that references repeat among them. */
export const MAX_PHP_VALUES = 1_000_000

/** Times that a serialised value may be serialised again. */
const MAX_WRAPPINGS = 2

export type Unserialized =
  /** `isMended`: counts of bytes were wrong, and the ends of strings were looked for. */
  | { readonly ok: true; readonly value: PhpValue; readonly isMended: boolean }
  | { readonly ok: false; readonly reason: 'not-serialised' | 'broken' | 'too-deep' | 'too-many' }

/**
 * Reads a value that PHP has serialised, once or twice over.
 *
 * A string is read by its count of bytes first. Where that does not fit, as after a search and replace in the database,
 * its end is looked for. What cannot be read that way either is `broken`: the text is worth keeping as it is.
 */
export function unserialize(text: string): Unserialized {
  if (!isSerialised(text)) return { ok: false, reason: beginsSerialised(text) ? 'broken' : 'not-serialised' }
  let read = readOnce(text)
  for (let times = 1; times < MAX_WRAPPINGS && read.ok; times += 1) {
    const { value, isMended } = read
    if (typeof value !== 'string' || !isSerialised(value)) break
    const inner = readOnce(value)
    if (!inner.ok) break
    read = { ...inner, isMended: isMended || inner.isMended }
  }
  return read
}

function readOnce(text: string): Unserialized {
  const trimmed = text.trim()
  const counted = new Unserializer(trimmed, true).read()
  // A wrong count may fit by accident; then nothing behind it does, and no count is to be trusted.
  if (counted.ok || counted.reason !== 'broken') return counted
  return new Unserializer(trimmed, false).read()
}

class Unserializer {
  readonly #bytes: SerialisedBytes
  readonly #trustsCounts: boolean
  /** Values by the number that references call them by, from 1. Undefined while a value is not complete. */
  readonly #slots: (PhpValue | undefined)[] = [undefined]
  /** Values in a list or map, itself included, for those that are complete. */
  readonly #sizes = new Map<PhpValue, number>()
  #count = 0
  #isMended = false
  #failure: 'broken' | 'too-deep' | 'too-many' = 'broken'

  constructor(text: string, trustsCounts: boolean) {
    this.#bytes = new SerialisedBytes(text)
    this.#trustsCounts = trustsCounts
  }

  read(): Unserialized {
    const value = this.#value(0)
    if (value === undefined) return { ok: false, reason: this.#failure }
    if (!this.#bytes.isAtEnd) return { ok: false, reason: 'broken' }
    return { ok: true, value, isMended: this.#isMended }
  }

  /** Undefined when it cannot be read. */
  #value(depth: number): PhpValue | undefined {
    if (depth > MAX_PHP_DEPTH) return this.#fail('too-deep')
    this.#count += 1
    if (this.#count > MAX_PHP_VALUES) return this.#fail('too-many')
    const kind = this.#bytes.next()
    if (kind === 'N') return this.#bytes.takes(';') ? this.#slotted(null) : undefined
    if (kind === undefined || !this.#bytes.takes(':')) return undefined
    if (kind === 'R' || kind === 'r') return this.#reference(kind)
    const slot = this.#slots.push(undefined) - 1
    const value = this.#ofKind(kind, depth)
    this.#slots[slot] = value
    return value
  }

  #ofKind(kind: string, depth: number): PhpValue | undefined {
    switch (kind) {
      case 'b':
        return this.#scalar(1, (text) => (text === '1' ? true : text === '0' ? false : undefined))
      case 'i':
        return this.#scalar(MAX_NUMBER_LENGTH, wholeNumber)
      case 'd':
        return this.#scalar(MAX_NUMBER_LENGTH, decimalNumber)
      case 's':
        return this.#string('";')
      case 'E':
        return this.#string('";')
      case 'S':
        return this.#escapedString()
      case 'a':
        return this.#array(depth)
      case 'O':
        return this.#object(depth)
      case 'C':
        return this.#custom()
      default:
        return undefined
    }
  }

  #fail(failure: 'too-deep' | 'too-many'): undefined {
    this.#failure = failure
    return undefined
  }

  #slotted(value: PhpValue): PhpValue {
    this.#slots.push(value)
    return value
  }

  #scalar(maxLength: number, parse: (text: string) => PhpValue | undefined): PhpValue | undefined {
    const text = this.#bytes.takeTo(';', maxLength)
    return text === undefined ? undefined : parse(text)
  }

  /** Reads `5:"größe` and its end. */
  #string(end: '";' | '"'): string | undefined {
    const count = this.#bytes.takeCount(':')
    if (count === undefined || !this.#bytes.takes('"')) return undefined
    const counted = this.#trustsCounts ? this.#bytes.takeCounted(count, end) : undefined
    if (counted !== undefined) return counted
    this.#isMended = true
    return this.#bytes.takeUncounted(end)
  }

  #escapedString(): string | undefined {
    if (this.#bytes.takeCount(':') === undefined || !this.#bytes.takes('"')) return undefined
    const text = this.#bytes.takeUncounted('";')
    return text?.replace(/\\([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }

  #array(depth: number): PhpValue | undefined {
    const count = this.#bytes.takeCount(':')
    if (count === undefined || !this.#bytes.takes('{')) return undefined
    const entries = this.#entries(count, depth)
    if (entries === undefined) return undefined
    const isList = [...entries.keys()].every((key, index) => key === String(index))
    return this.#sized(isList ? [...entries.values()] : entries)
  }

  #object(depth: number): PhpValue | undefined {
    const name = this.#className()
    const count = name === undefined ? undefined : this.#bytes.takeCount(':')
    if (name === undefined || count === undefined || !this.#bytes.takes('{')) return undefined
    const entries = this.#entries(count, depth)
    if (entries === undefined) return undefined
    const properties = new Map<string, PhpValue>()
    for (const [key, value] of entries) properties.set(propertyName(key, name), value)
    return this.#sized(properties)
  }

  /** Passes over what a class has written in a way of its own. */
  #custom(): PhpValue | undefined {
    if (this.#className() === undefined) return undefined
    const count = this.#bytes.takeCount(':')
    if (count === undefined || !this.#bytes.takes('{')) return undefined
    this.#bytes.skip(count)
    return this.#bytes.takes('}') ? null : undefined
  }

  #className(): string | undefined {
    const count = this.#bytes.takeCount(':')
    if (count === undefined || !this.#bytes.takes('"')) return undefined
    const name = this.#bytes.takeCounted(count, '"') ?? this.#bytes.takeTo('"', MAX_CLASS_NAME_LENGTH)
    return name !== undefined && this.#bytes.takes(':') ? name : undefined
  }

  #entries(count: number, depth: number): Map<string, PhpValue> | undefined {
    const entries = new Map<string, PhpValue>()
    for (let index = 0; index < count; index += 1) {
      const key = this.#key()
      const value = key === undefined ? undefined : this.#value(depth + 1)
      if (key === undefined || value === undefined) return undefined
      entries.set(key, value)
    }
    return this.#bytes.takes('}') ? entries : undefined
  }

  #key(): string | undefined {
    const kind = this.#bytes.next()
    if (kind === undefined || !this.#bytes.takes(':')) return undefined
    if (kind === 's') return this.#string('";')
    if (kind === 'S') return this.#escapedString()
    if (kind !== 'i') return undefined
    const number = this.#bytes.takeTo(';', MAX_NUMBER_LENGTH)
    return number !== undefined && /^-?\d+$/.test(number) ? number : undefined
  }

  /** Value that a number stands for; null when it is not complete (a circle), not there, or too large to repeat. */
  #reference(kind: 'R' | 'r'): PhpValue | undefined {
    const number = this.#bytes.takeCount(';')
    if (number === undefined) return undefined
    const value = this.#slots[number] ?? null
    const size = this.#sizes.get(value) ?? 1
    const isTooMany = this.#count + size > MAX_PHP_VALUES
    const found = isTooMany ? null : value
    this.#count += isTooMany ? 0 : size - 1
    return kind === 'r' ? this.#slotted(found) : found
  }

  #sized(value: PhpValue): PhpValue {
    const inside = isPhpMap(value) ? value.values() : isPhpList(value) ? value : []
    let size = 1
    for (const entry of inside) size += this.#sizes.get(entry) ?? 1
    this.#sizes.set(value, size)
    return value
  }
}

/** Characters of a number, and of the name of a class. */
const MAX_NUMBER_LENGTH = 60
const MAX_CLASS_NAME_LENGTH = 500

function wholeNumber(text: string): PhpValue | undefined {
  if (!/^[+-]?\d+$/.test(text)) return undefined
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}

const WORDS: ReadonlyMap<string, number> = new Map([
  ['INF', Number.POSITIVE_INFINITY],
  ['-INF', Number.NEGATIVE_INFINITY],
  ['NAN', Number.NaN],
])

function decimalNumber(text: string): PhpValue | undefined {
  const word = WORDS.get(text)
  if (word !== undefined) return word
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : undefined
}

/**
 * Name of a property as a class declares it. Private ones are written `\0Class\0name` and protected ones `\0*\0name`; the
 * null characters are lost in XML.
 */
function propertyName(key: string, className: string): string {
  const written = /^\0[^\0]*\0(.*)$/s.exec(key)?.[1]
  if (written !== undefined) return written
  if (key.length > 1 && key.startsWith('*')) return key.slice(1)
  return key.length > className.length && key.startsWith(className) ? key.slice(className.length) : key
}
