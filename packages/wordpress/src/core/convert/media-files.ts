import { takenTypeOf } from '../media/file-kind.ts'
import { linkNode, paragraphNode, textNode } from '../rich-text/nodes.ts'
import type { ConvertContext, ConvertedBlock, FoundMedia } from './convert.ts'
import { fitting, MAX_LENGTH, MAX_ROWS } from './limits.ts'
import { linkFields } from './links.ts'
import { richTextBlock } from './rich-text-block.ts'

/** A video, a sound or another file that content shows. */
export interface FileUse {
  readonly media: FoundMedia
  readonly address: string
  readonly caption?: string
  /** Its name, where the content gives one. */
  readonly title?: string
  /** Words of a button beside its name. */
  readonly button?: string
}

/** Endings of the kinds that the library takes, by how they are shown. */
const AUDIOS = /\.(?:mp3|og[ga]|opus|wav|m4[ab]|flac)$/i
const VIDEOS = /\.(?:mp4|m4v|webm)$/i

/** A file as its kind is shown: a player, or a link to it. */
export function fileBlocks(use: FileUse, context: ConvertContext): readonly ConvertedBlock[] {
  if (use.media.kind === 'audio') return audioBlocks(use, context)
  if (use.media.kind === 'video') return videoBlocks(use, context)
  return fileLinkBlocks(use, context)
}

export function audioBlocks(
  use: FileUse & { readonly detail?: string },
  context: ConvertContext,
): readonly ConvertedBlock[] {
  const { media, caption, title, detail } = use
  if (!AUDIOS.test(media.file)) return refused(use, context)
  return [
    {
      blockType: 'audio',
      file: media.ref,
      title: fitting(title || caption || nameOf(media), MAX_LENGTH.line, context.report),
      ...(detail && { detail: fitting(detail, MAX_LENGTH.detail, context.report) }),
    },
  ]
}

/** Words of a video in one language. */
export interface VideoTrack {
  readonly media: FoundMedia
  readonly kind: 'subtitles' | 'captions' | 'descriptions' | 'chapters'
  readonly language: string
  readonly label: string
}

export interface LibraryVideo extends FileUse {
  readonly poster?: FoundMedia
  readonly formats?: readonly FoundMedia[]
  readonly tracks?: readonly VideoTrack[]
  readonly loops?: boolean
  readonly autoplay?: boolean
  readonly controls?: boolean
}

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i

export function videoBlocks(video: LibraryVideo, context: ConvertContext): readonly ConvertedBlock[] {
  const {
    media,
    caption,
    title,
    poster,
    formats = [],
    tracks = [],
    loops = false,
    autoplay = false,
    controls = true,
  } = video
  if (!VIDEOS.test(media.file)) return refused(video, context)
  const words = tracks.filter(({ language, media }) => LANGUAGE.test(language) && /\.vtt$/i.test(media.file))
  const others = formats.filter(({ file }) => VIDEOS.test(file) && file !== media.file).slice(0, 4)
  return [
    {
      blockType: 'video',
      source: 'file',
      file: media.ref,
      title: fitting(title || caption || nameOf(media), MAX_LENGTH.line, context.report),
      layout: 'column',
      ratio: '16-9',
      loops,
      autoplay,
      controls,
      ...(others.length > 0 && { formats: others.map(({ ref }) => ({ file: ref })) }),
      ...(poster && { poster: poster.ref }),
      ...(caption && { caption: fitting(caption, MAX_LENGTH.caption, context.report) }),
      ...(words.length > 0 && {
        tracks: words.slice(0, MAX_ROWS.tracks).map(({ media, kind, language, label }) => ({
          file: media.ref,
          kind,
          language,
          ...(label && { label: label.slice(0, 60) }),
        })),
      }),
    },
  ]
}

/** A paragraph with a link to a file; the words of its button are a second one. */
export function fileLinkBlocks(use: FileUse, context: ConvertContext): readonly ConvertedBlock[] {
  const { media, address, caption, title, button } = use
  const fields = linkFields(address, false, context)
  const linked = (words: string) => (fields ? linkNode(fields, [textNode(words)]) : textNode(words))
  if (takenTypeOf(media.file) === undefined) reportRefused(media, context)
  const name = linked(title || caption || nameOf(media))
  return [richTextBlock([paragraphNode(button ? [name, textNode(' '), linked(button)] : [name])])]
}

function refused(use: FileUse, context: ConvertContext): readonly ConvertedBlock[] {
  reportRefused(use.media, context)
  const fields = linkFields(use.address, false, context)
  const words = textNode(use.title || use.caption || nameOf(use.media))
  return [richTextBlock([paragraphNode(fields ? [linkNode(fields, [words])] : [words])])]
}

function reportRefused({ file }: FoundMedia, context: ConvertContext): void {
  const ending = /\.[a-z\d]{1,8}$/i.exec(file)?.[0].toLowerCase() ?? 'without an ending'
  context.report({ level: 'changed', code: 'file-kind-refused', subject: ending, example: file })
}

/** Name of a file for people: its title, else its name in the folder. */
export function nameOf({ title, file }: FoundMedia): string {
  return title.trim() || (file.split('/').at(-1) ?? '').replace(/\.[a-z\d]{1,8}$/i, '') || 'File'
}
