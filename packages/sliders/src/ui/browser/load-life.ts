import type { SliderProps } from '../../core/slider-props.ts'
import type { Parts } from './parts.ts'
import type { LoadLife } from './run-slider.ts'

/**
 * Loads what moves on the slides, when something does.
 *
 * What answers a press comes with what shows the layers: a layer that has come would otherwise lose the first press.
 */
export function lifeOf(parts: Parts, { layers }: SliderProps): LoadLife {
  return (
    layers &&
    (async (host, alive) => {
      const [{ createLayers }, actions] = await Promise.all([
        import('./layers.ts'),
        parts.root.querySelector('[data-acts]') ? import('./layer-actions.ts') : undefined,
      ])
      return createLayers(parts, layers, { host, act: actions?.layerActions }, alive)
    })
  )
}
