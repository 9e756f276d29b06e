/** An image whose bytes stand in its address, `data:image/png;base64,…`: word processors and screenshots paste such. */
export interface PastedImage {
  readonly mimeType: string
  /** Ending of a name for it, without its dot. */
  readonly ending: string
  /** True for a stand-in that is nothing to look at: lazy loaders put it where the image comes later. */
  readonly isPlaceholder: boolean
}

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/svg+xml', 'svg'],
])

/** Beginning of the address of a GIF of one pixel, as all of them are written. */
const ONE_PIXEL = /^data:image\/gif;base64,R0lGODlhAQABA/i

/** Elements without which a drawing shows nothing. */
const DRAWN = /<(?:path|circle|rect|ellipse|line|poly(?:gon|line)|text|image|use)\b/i

/** Tells whether an address is its own content. */
export function isDataAddress(address: string): boolean {
  return /^\s*data:/i.test(address)
}

/** Reads the address of a pasted image. Undefined for what is none, and for kinds that the library does not take. */
export function parsePastedImage(address: string): PastedImage | undefined {
  const mimeType = /^\s*data:(image\/[a-z+]+)[;,]/i.exec(address)?.[1]?.toLowerCase()
  const ending = mimeType && ENDINGS.get(mimeType)
  if (mimeType === undefined || ending === undefined) return undefined
  const isEmptyDrawing = ending === 'svg' && !DRAWN.test(textOf(bytesOfData(address) ?? new Uint8Array()))
  return { mimeType, ending, isPlaceholder: ONE_PIXEL.test(address.trim()) || isEmptyDrawing }
}

/** Bytes of an address that is its own content. Undefined for what cannot be decoded. */
export function bytesOfData(address: string): Uint8Array | undefined {
  const [, head = '', body] = /^\s*data:([^,]{0,200}),([\s\S]*)$/i.exec(address) ?? []
  if (body === undefined) return undefined
  try {
    if (!/;\s*base64\s*$/i.test(head)) return new TextEncoder().encode(decodeURIComponent(body))
    // Lines are broken where an editor broke them.
    const binary = atob(body.replace(/\s+/g, ''))
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
