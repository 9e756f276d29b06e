import { type MediaFile, parseMediaFile } from '@vitrine/content/core'
import type { LayerDeclaration } from '../../core/layers/layer-declaration.ts'
import { inTheMiddle } from '../../core/layers/new-place.ts'
import { type Play, parsePlay } from '../../core/model/layer/play.ts'

export interface AudioContent {
  readonly type: 'audio'
  readonly file: MediaFile
  readonly play: Play
}

export const audio: LayerDeclaration<AudioContent> = {
  slug: 'layerAudio',
  label: 'Audio',
  icon: 'headphones',
  initial: inTheMiddle({ width: '320' }),
  parse(raw) {
    const file = parseMediaFile(raw.file, 'audio/')
    return file && { type: 'audio', file, play: parsePlay(raw) }
  },
}
