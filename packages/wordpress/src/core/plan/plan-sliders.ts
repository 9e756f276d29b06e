import type { ExportIndex } from '../index-of-export/export-index.ts'
import { fusionSliders } from '../sliders/fusion-slider.ts'
import { metaSliders } from '../sliders/meta-slider.ts'
import type { ConvertedSlider, SliderContext } from '../sliders/slider-source.ts'
import type { PlacedLine, PlannedDocument } from './plan.ts'
import type { ImportPlan } from './prepared-plan.ts'

/** Sliders that are items of the export; those of Slider Revolution come in files of their own. */
export function slidersIn(index: ExportIndex, context: SliderContext = {}): readonly ConvertedSlider[] {
  const items = [...index.shown.values()].filter(({ kind, status }) => SLIDER_KINDS.has(kind) && status === 'publish')
  return items.length === 0 ? [] : [...fusionSliders(items, context), ...metaSliders(items, context)]
}

const SLIDER_KINDS = new Set(['slide', 'ml-slider', 'ml-slide'])

export function planSliders(plan: Pick<ImportPlan, 'index' | 'options' | 'lookup'>): {
  readonly documents: readonly PlannedDocument[]
  readonly lines: readonly PlacedLine[]
} {
  const sliders = slidersIn(plan.index, { lookup: plan.lookup })
  return {
    documents: sliders.map(({ key, values }) => ({
      key,
      collection: 'sliders',
      locale: plan.options.language,
      data: values,
      dependsOn: [],
      oldAddresses: [],
    })),
    lines: sliders.flatMap(({ lines }) => lines),
  }
}
