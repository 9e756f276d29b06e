import type { ConvertContext, ConvertedBlock, FoundMedia } from '../../convert/convert.ts'
import { embedBlocks, filmBlock, isFilm } from '../../convert/embeds.ts'
import { ownFilmBlocks } from '../../convert/media-files.ts'
import { blockPiece, type Piece } from '../pieces.ts'

/** A film as a builder names it. */
interface WrittenFilm {
  readonly address: string
  readonly title?: string
  readonly caption?: string
  readonly poster?: FoundMedia
  readonly loops?: boolean
  readonly autoplay?: boolean
  readonly hidesControls?: boolean
}

/** Makes a film of the library or at a provider; another address becomes what content makes of it. */
export function filmPieces(film: WrittenFilm, context: ConvertContext): readonly Piece[] {
  return blocksOf(film, context).map(blockPiece)
}

function blocksOf(film: WrittenFilm, context: ConvertContext): readonly ConvertedBlock[] {
  const address = film.address.trim()
  if (address === '') return []
  const { title, caption, loops = false, autoplay = false } = film
  const words = { ...(title && { title }), ...(caption && { caption }) }
  const poster = film.poster?.kind === 'image' ? film.poster : undefined
  const media = context.lookup.mediaByAddress(address)
  if (media?.kind === 'video') {
    const controls = film.hidesControls !== true
    return ownFilmBlocks({ media, address, loops, autoplay, controls, ...words, ...(poster && { poster }) }, context)
  }
  if (!isFilm(address.replace(/^\/\//, 'https://'))) return embedBlocks({ address, ...words }, context)
  return [{ ...filmBlock({ address, ...words }, context), loops, autoplay, ...(poster && { poster: poster.ref }) }]
}

/** Completes what shortcodes write for a film at YouTube or Vimeo: an address, or its id alone. */
export function providerAddress(written: string, provider: 'youtube' | 'vimeo'): string {
  const id = written.trim()
  if (/^[\w-]{4,24}$/.test(id)) {
    return provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`
  }
  return id
}
