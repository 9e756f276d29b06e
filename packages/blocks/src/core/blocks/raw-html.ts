import { text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, type PageSources, PROVIDER_SOURCES } from '@vitrine/kit/core'
import { embeddedVideos } from '../embedded-videos.ts'
import { safeHtml } from '../safe-html.ts'

/** Markup of an administrator. */
export interface RawHtmlBlock extends BlockBase {
  readonly blockType: 'rawHtml'
  /** What may be shown of it, see {@link safeHtml}. */
  readonly html: string
}

export const parseRawHtml: BlockParser = (raw): RawHtmlBlock | undefined => {
  const html = safeHtml(text(raw.html) ?? '')
  return html.trim() === '' ? undefined : { ...blockBase(raw, 'rawHtml'), html }
}

/** What the films in administrators' HTML load from others. */
export function rawHtmlSourcesOf(blocks: readonly BlockBase[]): readonly PageSources[] {
  return blocks
    .flatMap((block) => (block.blockType === 'rawHtml' ? embeddedVideos((block as RawHtmlBlock).html).providers : []))
    .map((provider) => PROVIDER_SOURCES[provider])
}
