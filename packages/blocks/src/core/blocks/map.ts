import { given, type Image, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

/** A place: its address, a picture of a map, and a link to one that can be moved. */
export interface MapBlock extends BlockBase {
  readonly blockType: 'map'
  readonly name: string
  readonly address: readonly string[]
  readonly image?: Image
  readonly href: string
  readonly directions?: string
}

export const parseMap: BlockParser = (raw, parse): MapBlock | undefined => {
  const name = text(raw.name)
  const address = (text(raw.address) ?? '').split('\n').flatMap((line) => text(line.trim()) ?? [])
  if (name === undefined || address.length === 0) return undefined
  const found = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.join(', '))}`
  return {
    ...blockBase(raw, 'map'),
    name,
    address,
    href: parse.href({ type: 'url', url: text(raw.url) }) ?? found,
    ...given({ image: parse.image(raw.image), directions: text(raw.directions) }),
  }
}
