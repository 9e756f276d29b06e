import type { ConvertContext, FoundMedia } from '../../convert/convert.ts'

/** A picture as a builder names it. */
export interface WrittenPicture {
  readonly id?: number
  readonly address?: string
  readonly alt?: string
}

/** Reads `12`, `12|full` or an address. */
export function writtenPicture(id: string, address = '', alt = ''): WrittenPicture {
  const number = Number(/^\s*(\d{1,10})\s*(?:\||$)/.exec(id)?.[1] ?? 0)
  const written = address.trim() || (number === 0 && /[/.]/.test(id) ? id.trim() : '')
  return {
    ...(alt.trim() !== '' && { alt: alt.trim() }),
    ...(number > 0 && { id: number }),
    ...(written !== '' && { address: written }),
  }
}

/** Finds a picture in the library. The address comes first: ids go stale when sites are merged. */
export function findPicture({ id, address }: WrittenPicture, { lookup }: ConvertContext): FoundMedia | undefined {
  const byAddress = address === undefined ? undefined : lookup.mediaByAddress(address)
  return byAddress ?? (id === undefined ? undefined : lookup.mediaById(id, address))
}

/** Tells whether anything is named. */
export function isNamed({ id, address }: WrittenPicture): boolean {
  return id !== undefined || address !== undefined
}
