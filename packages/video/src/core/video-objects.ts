import { type BlockBase, watchAddress } from '@vitrine/kit/core'
import type { VideoBlock } from '../blocks/video/video.block.ts'

/**
 * The videos of a page as schema.org describes them. Those without an image are left out: search engines show none
 * without it.
 *
 * @param site.siteUrl Origin of the site.
 * @see https://schema.org/VideoObject
 */
export function videoObjects(
  blocks: readonly BlockBase[],
  { siteUrl }: { readonly siteUrl: string },
): readonly object[] {
  return blocks
    .filter((block): block is VideoBlock => block.blockType === 'video')
    .flatMap(({ title, caption, publishedAt, poster, source, transcript }) => {
      if (!poster) return []
      const [file] = source.kind === 'file' ? source.files : []
      return [
        {
          '@context': 'https://schema.org',
          '@type': 'VideoObject',
          name: title,
          description: caption ?? title,
          ...(publishedAt && { uploadDate: publishedAt }),
          thumbnailUrl: [new URL(poster.fallback.url, siteUrl).href],
          ...(file && { contentUrl: new URL(file.url, siteUrl).href, encodingFormat: file.type }),
          ...(source.kind === 'provider' && { url: watchAddress(source) }),
          ...(transcript && { transcript: transcript.join('\n\n') }),
        },
      ]
    })
}
