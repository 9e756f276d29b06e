import type { ConvertContext, FoundMedia } from '../../convert/convert.ts'

/** An image as a builder names it. */
export interface ImageSource {
  readonly id?: number
  readonly address?: string
  readonly alt?: string
}

/** Reads `12`, `12|full` or an address. */
export function imageSource(id: string, address = '', alt = ''): ImageSource {
  const number = Number(/^\s*(\d{1,10})\s*(?:\||$)/.exec(id)?.[1] ?? 0)
  const written = address.trim() || (number === 0 && /[/.]/.test(id) ? id.trim() : '')
  return {
    ...(alt.trim() !== '' && { alt: alt.trim() }),
    ...(number > 0 && { id: number }),
    ...(written !== '' && { address: written }),
  }
}

/** Finds an image in the library. The address comes first: ids go stale when sites are merged. */
export function findImage({ id, address }: ImageSource, { lookup }: ConvertContext): FoundMedia | undefined {
  const byAddress = address === undefined ? undefined : lookup.mediaByAddress(address)
  return byAddress ?? (id === undefined ? undefined : lookup.mediaById(id, address))
}

/** Tells whether anything is named. */
export function isNamed({ id, address }: ImageSource): boolean {
  return id !== undefined || address !== undefined
}
