import { walkLayers } from './model/layer.ts'
import type { Layer } from './model/layer-kinds.ts'
import type { Slider } from './model/slider.ts'

/** Every layer of a slider: those of its slides, those above them, and those that stand in others. */
export function allLayers({ slides, globals }: Pick<Slider, 'slides' | 'globals'>): readonly Layer[] {
  return [...slides, ...globals].flatMap(({ layers }) => [...walkLayers(layers)])
}
