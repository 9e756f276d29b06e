import { createHash } from 'node:crypto'

/** Characters of the hash in a stylesheet's address. */
const HASH_LENGTH = 10

/** Prefix of the stylesheets of blocks. */
export const BLOCK_STYLES_PREFIX = '/assets/blocks/'

/** A stylesheet put together for a page. */
export interface BlockStylesheet {
  readonly css: string
  /** False: the address names another state of the styles, as a page does that was made before an update. */
  readonly isCurrent: boolean
}

/** The styles of blocks, of which a page loads only those that it shows. */
export interface BlockStyles {
  /** Address of one stylesheet with the styles of these names; undefined when there are none. */
  address(names: Iterable<string>): string | undefined
  /** @param file What follows the prefix in an address. Undefined: none of its names is known. */
  read(file: string): BlockStylesheet | undefined
}

/**
 * Puts the styles of blocks together. The address of a stylesheet names them and ends in a hash of their content:
 * `columns.hero.Xq3_kP0b-A.css`. So any process can answer it, and it never changes its content.
 *
 * @param sheets Styles by name, in the order in which they are to follow each other.
 */
export function blockStyles(sheets: ReadonlyMap<string, string>): BlockStyles {
  const order = [...sheets.keys()]
  // Every page names its stylesheet: of its styles only the hashes are hashed for it.
  const hashes = new Map([...sheets].map(([name, css]) => [name, hashOf(css)]))
  const textOf = (names: readonly string[]) => names.map((name) => sheets.get(name)).join('')
  const fileOf = (names: readonly string[]) => {
    return `${names.join('.')}.${hashOf(names.map((name) => hashes.get(name)).join(' '))}.css`
  }
  return {
    address(names) {
      const wanted = new Set(names)
      const known = order.filter((name) => wanted.has(name))
      return known.length > 0 ? BLOCK_STYLES_PREFIX + fileOf(known) : undefined
    },
    read(file) {
      const parts = new Set(file.split('.'))
      const known = order.filter((name) => parts.has(name))
      return known.length > 0 ? { css: textOf(known), isCurrent: file === fileOf(known) } : undefined
    },
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
}
