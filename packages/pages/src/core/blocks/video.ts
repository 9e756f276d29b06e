import {
  type BlockBase,
  type BlockParser,
  blockBase,
  choice,
  given,
  type Image,
  type MediaFile,
  parseMediaFile,
  text,
} from '@vitrine/ui/core'

/** A film of the site's own, with the browser's controls. */
export interface VideoBlock extends BlockBase {
  readonly blockType: 'video'
  readonly file: MediaFile
  readonly title: string
  readonly poster?: Image
  /** Spoken words as text, in WebVTT. */
  readonly captions?: MediaFile
  readonly caption?: string
  readonly layout: 'column' | 'bleed'
  readonly loops: boolean
}

export const parseVideo: BlockParser = (raw, parse): VideoBlock | undefined => {
  const file = parseMediaFile(raw.file, 'video/')
  const title = text(raw.title)
  if (!file || title === undefined) return undefined
  return {
    ...blockBase(raw, 'video'),
    file,
    title,
    layout: choice(raw.layout, ['column', 'bleed']),
    loops: raw.loops === true,
    ...given({
      poster: parse.image(raw.poster),
      captions: parseMediaFile(raw.captions, 'text/vtt'),
      caption: text(raw.caption),
    }),
  }
}
