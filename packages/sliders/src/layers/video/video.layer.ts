import { choice, given, type Image } from '@vitrine/content/core'
import { IMAGE_FITS, type ImageFit } from '../../core/layers/image-fit.ts'
import type { LayerDeclaration } from '../../core/layers/layer-declaration.ts'
import { inTheMiddle } from '../../core/layers/new-place.ts'
import { type Play, parsePlay } from '../../core/model/layer/play.ts'
import { parseVideoSource, type VideoSource } from '../../core/model/video-source.ts'

export interface VideoContent {
  readonly type: 'video'
  readonly source: VideoSource
  readonly poster?: Image
  readonly play: Play
  readonly fit: ImageFit
}

export const video: LayerDeclaration<VideoContent> = {
  slug: 'layerVideo',
  label: 'Video',
  icon: 'film',
  initial: inTheMiddle({ width: '480', height: '270' }),
  parse(raw, { parse }) {
    const source = parseVideoSource(raw)
    const poster = parse.image(raw.poster)
    return (
      source && {
        type: 'video',
        source,
        play: parsePlay(raw),
        fit: choice(raw.fit, IMAGE_FITS),
        ...given({ poster: poster && { ...poster, alt: '' } }),
      }
    )
  },
}
