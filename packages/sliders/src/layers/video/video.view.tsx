import type { LayerOf } from '../../core/model/layer-kinds.ts'
import type { LayerKindView } from '../../ui/layer-kind-view.ts'
import { titleOf } from '../../ui/layer-press.tsx'
import { MediaView } from '../../ui/media-view.tsx'

export const videoView: LayerKindView<LayerOf<'video'>> = {
  view: ({ layer, at }) => (
    <MediaView
      source={layer.source}
      title={titleOf(layer, at)}
      poster={layer.poster}
      play={layer.play}
      texts={at.videoTexts}
      fit={layer.fit}
    />
  ),
}
