import { choice, dateOf, given, type Image, list, parseMediaFile, record, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseVideoAddress } from '@vitrine/kit/core'
import type { PlayerSource, TextTrackFile } from '../player-source.ts'

/** Shapes of a video, as width and height; `own` is that of its picture. */
export const VIDEO_RATIOS = ['16-9', 'own', '4-3', '1-1', '9-16', '21-9'] as const

/** Formats of one film. */
export const MAX_FORMATS = 5

/** Languages and kinds of words of one film. */
export const MAX_TRACKS = 20

/** A film of the site's own, or one at a provider. */
export interface VideoBlock extends BlockBase {
  readonly blockType: 'video'
  readonly source: PlayerSource
  readonly title: string
  /** What is shown before it plays. */
  readonly poster?: Image
  readonly caption?: string
  /** When it came out, ISO 8601. */
  readonly publishedAt?: string
  /** Everything that is said and to be seen, in paragraphs. */
  readonly transcript?: readonly string[]
  readonly layout: 'column' | 'bleed'
  readonly ratio: (typeof VIDEO_RATIOS)[number]
  readonly autoplay: boolean
  readonly loops: boolean
  readonly controls: boolean
}

export const parseVideo: BlockParser = (raw, parse): VideoBlock | undefined => {
  const poster = parse.image(raw.poster)
  const source = choice(raw.source, ['file', 'provider']) === 'file' ? ownFilm(raw, poster, parse.locale) : film(raw)
  const title = text(raw.title)
  if (!source || title === undefined) return undefined
  const autoplay = raw.autoplay === true
  const uploadedAt = source.kind === 'file' ? record(raw.file).createdAt : undefined
  const publishedAt = dateOf(raw.publishedOn) ?? dateOf(uploadedAt)
  return {
    ...blockBase(raw, 'video'),
    source,
    title,
    layout: choice(raw.layout, ['column', 'bleed']),
    ratio: choice(raw.ratio, VIDEO_RATIOS),
    autoplay,
    loops: raw.loops === true,
    // Without them nobody could start a film that does not start by itself.
    controls: raw.controls !== false || !autoplay,
    ...given({ poster, publishedAt, caption: text(raw.caption), transcript: paragraphs(raw.transcript) }),
  }
}

function film(raw: Readonly<Record<string, unknown>>): PlayerSource | undefined {
  const video = parseVideoAddress((text(raw.address) ?? '').trim())
  return video && { kind: 'provider', ...video }
}

function ownFilm(
  raw: Readonly<Record<string, unknown>>,
  poster: Image | undefined,
  locale: string,
): PlayerSource | undefined {
  const formats = [raw.file, ...list(raw.formats).map(({ file }) => file)].slice(0, MAX_FORMATS)
  const files = formats.flatMap((file) => parseMediaFile(file, 'video/') ?? [])
  const captions = parseMediaFile(raw.captions, 'text/vtt')
  const tracks: readonly TextTrackFile[] = [
    ...(captions ? [{ url: captions.url, kind: 'captions' as const, language: locale, label: '' }] : []),
    ...list(raw.tracks).slice(0, MAX_TRACKS).flatMap(parseTrack),
  ]
  if (files.length === 0) return undefined
  return { kind: 'file', files, ...given({ poster }), ...(tracks.length > 0 && { tracks }) }
}

/** Language tags: a language, and perhaps a script and a region. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i

function parseTrack(raw: Readonly<Record<string, unknown>>): readonly TextTrackFile[] {
  const file = parseMediaFile(raw.file, 'text/vtt')
  const language = text(raw.language)?.trim() ?? ''
  if (!file || !LANGUAGE.test(language)) return []
  const kind = choice(raw.kind, ['subtitles', 'captions', 'descriptions', 'chapters'])
  return [{ url: file.url, kind, language, label: text(raw.label) ?? '' }]
}

function paragraphs(raw: unknown): readonly string[] | undefined {
  return text(raw)
    ?.split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
