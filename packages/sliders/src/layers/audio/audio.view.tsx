import type { LayerOf } from '../../core/model/layer-kinds.ts'
import type { LayerKindView } from '../../ui/layer-kind-view.ts'
import { titleOf } from '../../ui/layer-press.tsx'
import { playMark } from '../../ui/media-view.tsx'

export const audioView: LayerKindView<LayerOf<'audio'>> = {
  view: ({ layer, at }) => (
    // biome-ignore lint/a11y/useMediaCaption: what is heard is the editor's to write down beside it
    <audio
      className="layer__sound"
      controls
      preload={layer.play.preload}
      loop={layer.play.loop !== 'no'}
      aria-label={titleOf(layer, at)}
      src={layer.file.url}
      data-play={playMark(layer.play)}
    />
  ),
}
