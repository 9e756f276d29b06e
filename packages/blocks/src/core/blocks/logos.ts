import { given, type Image, list, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseTitled, rowId, type Titled } from '@vitrine/kit/core'

/** Marks of clients, partners, prizes. */
export interface LogosBlock extends BlockBase, Titled {
  readonly blockType: 'logos'
  readonly logos: readonly Logo[]
}

interface Logo {
  readonly id: string
  readonly name: string
  /** Absent: the name is set in type. */
  readonly image?: Image
  readonly href?: string
}

export const parseLogos: BlockParser = (raw, parse): LogosBlock | undefined => {
  const logos = list(raw.logos).flatMap((logo, index): Logo[] => {
    const image = parse.image(logo.image)
    const name = text(logo.name) ?? image?.alt
    if (!name) return []
    const href = parse.href({ type: 'url', url: text(logo.url) })
    return [{ id: rowId(logo, index), name, ...given({ image, href }) }]
  })
  return logos.length === 0 ? undefined : { ...blockBase(raw, 'logos'), ...parseTitled(raw), logos }
}
