import { given, type Image, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import { type EmbedProvider, embedProvider } from '../embed-provider.ts'

/** Something of another site: a card that leads there, so that nothing is loaded from it before the visitor says so. */
export interface EmbedBlock extends BlockBase {
  readonly blockType: 'embed'
  readonly url: string
  readonly provider: EmbedProvider
  readonly title: string
  readonly image?: Image
}

export const parseEmbed: BlockParser = (raw, parse): EmbedBlock | undefined => {
  const url = text(raw.url)?.trim()
  const title = text(raw.title)
  const provider = url === undefined ? undefined : embedProvider(url)
  if (url === undefined || title === undefined || !provider) return undefined
  return { ...blockBase(raw, 'embed'), url, title, provider, ...given({ image: parse.image(raw.image) }) }
}
