import type { FoundMedia } from '../convert/convert.ts'
import { embedBlocks, isOfUnknownSite } from '../convert/embeds.ts'
import { reportDropped } from '../convert/markup.ts'
import { audioBlocks, type VideoTrack, videoBlocks } from '../convert/media-files.ts'
import { attribute, elementsOf, type HtmlElement } from '../html/html-tree.ts'
import { GAP, type Piece, piecesFrom } from './pieces.ts'
import type { ElementHandler, ElementHandlers, HtmlWalk } from './walk.ts'

/** Attributes of a frame that somebody put there to be seen; one that was slipped in has an address alone. */
const OF_SHOWN_FRAMES = ['width', 'height', 'title', 'style', 'class', 'allow', 'loading']

/** Frames show things of other sites. */
const frame: ElementHandler = (element, _, walk) => {
  const address = attribute(element, 'src') ?? attribute(element, 'data-src') ?? attribute(element, 'data-lazy-src')
  if (address === undefined || address === 'about:blank') return []
  if (isOfUnknownSite(address, walk.context) && !OF_SHOWN_FRAMES.some((name) => element.attributes.has(name))) {
    reportDropped(element, walk.context)
    return []
  }
  const title = attribute(element, 'title')
  return embedded(address, walk, title)
}

/** The old way to show videos: an object, whose address may be in several places. */
const object: ElementHandler = (element, state, walk) => {
  const params = elementsOf(element.children, ({ name }) => name === 'param')
  const named = params.find((param) => /^(?:movie|src|filename)$/i.test(attribute(param, 'name') ?? ''))
  const inner = elementsOf(element.children, ({ name }) => name === 'embed' || name === 'iframe')[0]
  const address =
    attribute(element, 'data') ??
    (named && attribute(named, 'value')) ??
    (inner && attribute(inner, 'src')) ??
    attribute(element, 'src')
  return address === undefined ? walk.pieces(element.children, state) : embedded(address, walk)
}

function embedded(address: string, walk: HtmlWalk, title?: string): readonly Piece[] {
  return [GAP, ...piecesFrom(embedBlocks({ address, ...(title && { title }) }, walk.context))]
}

/** Addresses of a player, its own before those of its sources. */
function sourcesOf(element: HtmlElement): readonly string[] {
  const sources = elementsOf(element.children, ({ name }) => name === 'source')
  return [element, ...sources].flatMap((source) => attribute(source, 'src') ?? attribute(source, 'data-src') ?? [])
}

const audio: ElementHandler = (element, _, walk) => {
  const files = found(sourcesOf(element), 'audio', walk)
  const [first] = files
  if (!first) return fromElsewhere(sourcesOf(element), walk)
  const best = files.find(({ media }) => /\.mp3$/i.test(media.file)) ?? first
  return [GAP, ...piecesFrom(audioBlocks(best, walk.context))]
}

const video: ElementHandler = (element, _, walk) => {
  const addresses = sourcesOf(element)
  const files = found(addresses, 'video', walk)
  const [first] = files
  if (!first) return fromElsewhere(addresses, walk)
  const best = files.find(({ media }) => /\.(?:mp4|m4v|webm)$/i.test(media.file)) ?? first
  const posterAddress = attribute(element, 'poster')
  const poster = posterAddress === undefined ? undefined : walk.context.lookup.mediaByAddress(posterAddress)
  const has = (name: string) => element.attributes.has(name)
  const blocks = videoBlocks(
    {
      ...best,
      ...(poster?.kind === 'image' && { poster }),
      formats: files.map(({ media }) => media),
      tracks: elementsOf(element.children, ({ name }) => name === 'track').flatMap((track) => trackOf(track, walk)),
      loops: has('loop'),
      autoplay: has('autoplay'),
      controls: has('controls') || !has('autoplay'),
    },
    walk.context,
  )
  return [GAP, ...piecesFrom(blocks)]
}

function found(
  addresses: readonly string[],
  kind: FoundMedia['kind'],
  { context }: HtmlWalk,
): readonly { readonly media: FoundMedia; readonly address: string }[] {
  return addresses.flatMap((address) => {
    const media = context.lookup.mediaByAddress(address)
    return media?.kind === kind || media?.kind === 'file' ? [{ media, address }] : []
  })
}

/** A video or sound that is not in the library: one at a provider is shown, any other is a link. */
function fromElsewhere(addresses: readonly string[], walk: HtmlWalk): readonly Piece[] {
  const [address] = addresses
  if (address === undefined) return []
  if (walk.context.lookup.target(address) !== undefined) {
    walk.context.report({ level: 'lost', code: 'file-missing', subject: address.slice(0, 200) })
  }
  return embedded(address, walk)
}

/** A track of words, as markup has it. */
export function trackOf(track: HtmlElement, { context }: Pick<HtmlWalk, 'context'>): readonly VideoTrack[] {
  const address = attribute(track, 'src')
  const media = address === undefined ? undefined : context.lookup.mediaByAddress(address)
  if (!media) {
    if (address !== undefined) context.report({ level: 'lost', code: 'file-missing', subject: address.slice(0, 200) })
    return []
  }
  return [
    {
      media,
      kind: trackKind(attribute(track, 'kind')),
      language: attribute(track, 'srclang') ?? '',
      label: attribute(track, 'label') ?? '',
    },
  ]
}

export function trackKind(kind: string | undefined): VideoTrack['kind'] {
  return (['captions', 'descriptions', 'chapters'] as const).find((name) => name === kind) ?? 'subtitles'
}

/** Frames, videos, sounds. */
export const PLAYER_HANDLERS: ElementHandlers = {
  iframe: frame,
  object,
  embed: object,
  audio,
  video,
  source: () => [],
  track: () => [],
  param: () => [],
}
