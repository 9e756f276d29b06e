import type { ReactNode } from 'react'
import { layerMotion } from '../core/layers/layer-motion.ts'
import type { Layer } from '../core/model/layer-kinds.ts'
import { PressView, pressOf, type SlidePlace } from './layer-press.tsx'
import { viewOf } from './layer-views.ts'

/**
 * One layer, as it is once it has come. Its moves are in `data-motion`, which is read when its slide comes: a page with
 * many slides does not start any slower.
 */
export function LayerView(props: {
  readonly layer: Layer
  readonly at: SlidePlace
  /** True if its images wait for the loader. */
  readonly waits: boolean
}): ReactNode {
  const { layer, at, waits } = props
  const { view, holdsPress } = viewOf(layer.type)
  const motion = layerMotion(layer)
  const { in: coming } = layer.timeline
  const comes = coming && coming.trigger !== 'action'
  const press = pressOf(layer, at)
  return (
    <div
      className="layer"
      data-layer={layer.id}
      data-type={layer.type}
      data-comes={comes ? '' : undefined}
      data-keeps={layer.responsive === 'keep' ? '' : undefined}
      data-visible={layer.visible === 'onHover' ? 'hover' : undefined}
      data-parallax={layer.parallax}
      data-acts={motion?.actions ? '' : undefined}
      data-motion={motion && JSON.stringify(motion)}
    >
      <div className="layer__body">
        {view({ layer, at, waits, press, nested: (layers) => <Layers layers={layers} at={at} waits={waits} /> })}
        {press && !holdsPress && <PressView press={press} className="layer__press" />}
      </div>
    </div>
  )
}

/** Layers in the order of reading. */
export function Layers(props: {
  readonly layers: readonly Layer[]
  readonly at: SlidePlace
  readonly waits: boolean
}): ReactNode {
  return props.layers.map((layer) => <LayerView key={layer.id} layer={layer} at={props.at} waits={props.waits} />)
}
