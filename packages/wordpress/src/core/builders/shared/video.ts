import type { ConvertContext, ConvertedBlock, FoundMedia } from '../../convert/convert.ts'
import { embedBlocks, isVideo, videoBlock } from '../../convert/embeds.ts'
import { videoBlocks } from '../../convert/media-files.ts'
import { blockPiece, type Piece } from '../pieces.ts'

/** A video as a builder names it. */
interface WrittenVideo {
  readonly address: string
  readonly title?: string
  readonly caption?: string
  readonly poster?: FoundMedia
  readonly loops?: boolean
  readonly autoplay?: boolean
  readonly hidesControls?: boolean
}

/** Makes a video of the library or at a provider; another address becomes what content makes of it. */
export function videoPieces(video: WrittenVideo, context: ConvertContext): readonly Piece[] {
  return blocksOf(video, context).map(blockPiece)
}

function blocksOf(video: WrittenVideo, context: ConvertContext): readonly ConvertedBlock[] {
  const address = video.address.trim()
  if (address === '') return []
  const { title, caption, loops = false, autoplay = false } = video
  const words = { ...(title && { title }), ...(caption && { caption }) }
  const poster = video.poster?.kind === 'image' ? video.poster : undefined
  const media = context.lookup.mediaByAddress(address)
  if (media?.kind === 'video') {
    const controls = video.hidesControls !== true
    return videoBlocks({ media, address, loops, autoplay, controls, ...words, ...(poster && { poster }) }, context)
  }
  if (!isVideo(address.replace(/^\/\//, 'https://'))) return embedBlocks({ address, ...words }, context)
  return [{ ...videoBlock({ address, ...words }, context), loops, autoplay, ...(poster && { poster: poster.ref }) }]
}

/** Tells whether an address is that of a video: at a provider, or a file. */
export function isVideoAddress(address: string): boolean {
  return /\.(?:mp4|webm)(?:[?#]|$)/i.test(address) || isVideo(address.replace(/^\/\//, 'https://'))
}

/** Completes what shortcodes write for a video at YouTube or Vimeo: an address, or its id alone. */
export function providerAddress(written: string, provider: 'youtube' | 'vimeo'): string {
  const id = written.trim()
  if (/^[\w-]{4,24}$/.test(id)) {
    return provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`
  }
  return id
}
