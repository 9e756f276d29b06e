/** Bytes of a file, counted from 0, the last one among them. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Reads the one part of a file that `Range` names: `bytes=0-99`, `bytes=100-`, `bytes=-100`.
 *
 * @param size Bytes of the file.
 * @returns Undefined for several parts, for one that is not there, and for what is no range: all of it is sent then.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const [first, last] =
    from === '' ? [Math.max(0, size - Number(to)), size - 1] : [Number(from), to === '' ? size - 1 : Number(to)]
  return first <= last && first < size ? { first, last: Math.min(last, size - 1) } : undefined
}
