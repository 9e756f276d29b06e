/** A redirect by a regular expression as one by a pattern of ours, in which `*` stands for anything and `#` for a number. */
export interface PatternRedirect {
  readonly from: string
  /** With `$1` for what the first wildcard stands for; absent for what is gone. */
  readonly to?: string
  readonly status: '301' | '302' | '410'
}

/** Characters of a regular expression that are read. */
const MAX_LENGTH = 300

/** Wildcards of a pattern. */
const MAX_WILDCARDS = 6

/** Pieces of expressions that stand for anything, and for a number. `[^/]+` means less than `*`, which does no harm. */
const ANYTHING = /^(?:\.[*+]\??|\[\^\/\][*+]\??|\\w[*+]|\[(?:\\w|a-z|A-Z|0-9|\\d|_|-|\\-|%|\.)+\][*+])/
const NUMBER = /^(?:\\d|\[0-9\])(?:\+|\*|\{\d{1,2}(?:,\d{0,2})?\})?/
const LITERAL = /^[A-Za-z0-9_/%~,=@!:;&'-]/

/**
 * Reads the regular expression of a plugin as a pattern. Only expressions that say a beginning, an end and what stands for
 * anything between them can be read, which nearly all are: none is ever run.
 *
 * @param target New address, with `$1` for the first group.
 * @returns Undefined for one that says more.
 */
export function patternOf(source: string, target: string): { readonly from: string; readonly to: string } | undefined {
  if (source.length > MAX_LENGTH) return undefined
  let rest = source.trim().replace(/^\^/, '')
  const isClosed = /(?<!\\)\$$/.test(rest)
  if (isClosed) rest = rest.slice(0, -1)
  // A slash at the end is there or not: ours always is.
  rest = rest.replace(/\/\?$/, '/')
  let from = rest.startsWith('/') ? '' : '/'
  let wildcards = 0
  const groups: number[] = []
  while (rest !== '') {
    const piece = pieceOf(rest)
    if (!piece) return undefined
    if (piece.isWildcard) {
      wildcards += 1
      // Two wildcards beside each other are ambiguous.
      if (/[*#]$/.test(from)) return undefined
    }
    if (piece.isGroup) groups.push(wildcards)
    from += piece.text
    rest = rest.slice(piece.length)
  }
  if (!isClosed && !from.endsWith('*')) from += '*'
  if (from.match(/[*#]/g) !== null && wildcards > MAX_WILDCARDS) return undefined
  const ended = /[*/]$|\.[a-z0-9]+$/i.test(from) ? from : `${from}/`
  if (!/[^/*]/.test(ended) || /[*#][*#\d]/.test(ended)) return undefined
  return { from: ended, to: target.trim().replace(/\$(\d)/g, (_, group: string) => place(groups, group)) }
}

function place(groups: readonly number[], group: string): string {
  const wildcard = groups[Number(group) - 1]
  return wildcard === undefined ? '' : `$${wildcard}`
}

interface ReadPiece {
  readonly text: string
  readonly length: number
  readonly isWildcard: boolean
  readonly isGroup: boolean
}

function pieceOf(rest: string): ReadPiece | undefined {
  const group = /^\(([^()]{1,40})\)/.exec(rest)
  const [whole = '', inner = ''] = group ?? []
  const written = group ? inner : rest
  const wildcard = ANYTHING.exec(written)?.[0] ?? NUMBER.exec(written)?.[0]
  if (wildcard !== undefined) {
    // A group holds one wildcard and no more.
    if (group && wildcard !== inner) return undefined
    const text = NUMBER.test(wildcard) ? '#' : '*'
    return { text, length: group ? whole.length : wildcard.length, isWildcard: true, isGroup: group !== null }
  }
  if (group) return undefined
  const escaped = /^\\([./?_~%-])/.exec(rest)
  const isQuery = escaped?.[1] === '?'
  if (escaped && !isQuery) return literal(escaped[1] ?? '', 2, rest)
  // A bare dot that nothing follows on is one that nobody escaped.
  if (rest.startsWith('.')) return literal('.', 1, rest)
  return LITERAL.test(rest) ? literal(rest[0] ?? '', 1, rest) : undefined
}

/** A letter that is there once: one that may be missing, or come again, says more than a pattern can. */
function literal(text: string, length: number, rest: string): ReadPiece | undefined {
  return /^[*+?{|]/.test(rest.slice(length)) ? undefined : { text, length, isWildcard: false, isGroup: false }
}
