/** A comment of the content that opens, closes or is a block. */
export interface Delimiter {
  readonly kind: 'open' | 'close' | 'void'
  /** With its namespace. */
  readonly name: string
  /** Its attributes as they are written. */
  readonly json?: string
  readonly start: number
  readonly end: number
}

/** Longest name of a block, in characters. */
const MAX_NAME_LENGTH = 200

/** Most blanks between the name of a block and its attributes. */
const MAX_BLANKS = 100

const HEAD = /<!--[ \t\r\n]{1,50}(\/?)wp:((?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*)/gy

/** End of a delimiter without attributes. */
const TAIL = /[ \t\r\n]*(\/?)-->/y

/** End of one with attributes: the first brace that the end of a comment follows. */
const ATTRIBUTES_END = /\}[ \t\r\n]*(\/?)-->/g

/**
 * Finds the delimiters of blocks from left to right. Comments that are none are passed over. Time grows with the length
 * of the text.
 */
export function delimiters(content: string): readonly Delimiter[] {
  const found: Delimiter[] = []
  const endAfter = endsIn(content)
  let at = content.indexOf('<!--')
  while (at !== -1) {
    const delimiter = delimiterAt(content, at, endAfter)
    if (delimiter) found.push(delimiter)
    at = content.indexOf('<!--', delimiter ? delimiter.end : at + 4)
  }
  return found
}

interface AttributesEnd {
  readonly brace: number
  readonly isVoid: boolean
  readonly end: number
}

type EndAfter = (from: number) => AttributesEnd | undefined

/** Looks for ends of attributes. The next one is remembered, since places only ever grow. */
function endsIn(content: string): EndAfter {
  let next: AttributesEnd | undefined = { brace: -1, isVoid: false, end: 0 }
  return (from) => {
    if (next && next.brace < from) {
      ATTRIBUTES_END.lastIndex = from
      const match = ATTRIBUTES_END.exec(content)
      next = match ? { brace: match.index, isVoid: match[1] === '/', end: ATTRIBUTES_END.lastIndex } : undefined
    }
    return next
  }
}

function delimiterAt(content: string, start: number, endAfter: EndAfter): Delimiter | undefined {
  HEAD.lastIndex = start
  const head = HEAD.exec(content)
  if (!head) return undefined
  const [, slash, written = ''] = head
  if (written.length > MAX_NAME_LENGTH) return undefined
  const name = written.includes('/') ? written : `core/${written}`
  const afterName = HEAD.lastIndex
  TAIL.lastIndex = afterName
  const bare = TAIL.exec(content)
  if (bare) {
    // The end of a comment that follows at once belongs to the name.
    const isParted = bare[0] !== '-->'
    return isParted ? { kind: kindOf(slash, bare[1] === '/'), name, start, end: TAIL.lastIndex } : undefined
  }
  const blanks = /^[ \t\r\n]+(?=\{)/.exec(content.slice(afterName, afterName + MAX_BLANKS))?.[0].length
  if (blanks === undefined) return undefined
  const brace = afterName + blanks
  const last = endAfter(brace)
  return (
    last && { kind: kindOf(slash, last.isVoid), name, start, end: last.end, json: content.slice(brace, last.brace + 1) }
  )
}

function kindOf(slash: string | undefined, isVoid: boolean): Delimiter['kind'] {
  if (slash === '/') return 'close'
  return isVoid ? 'void' : 'open'
}
