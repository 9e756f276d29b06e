import type { FrameFields } from '../../convert/frame-fields.ts'
import { anchorFrom } from '../../convert/links.ts'
import type { BuilderElement } from '../element.ts'
import { numberIn, word } from '../settings.ts'
import { appearOf } from '../shared/appear.ts'

const SCREENS = [
  ['small-visibility', 'phone'],
  ['medium-visibility', 'tablet'],
  ['large-visibility', 'desktop'],
] as const

/** Elements whose id is not that of a place. */
const OWN_IDS = new Set([
  'fusion_tab',
  'fusion_toggle',
  'fusion_youtube',
  'fusion_vimeo',
  'fusion_global',
  'fusion_layerslider',
  'fusion_form',
  'fusion_menu_anchor',
])

export function avadaFrame({ name, settings }: BuilderElement): FrameFields {
  const anchor = OWN_IDS.has(name) ? undefined : anchorFrom(word(settings, 'menu_anchor', 'id'))
  const hidden = hiddenOn(word(settings, 'hide_on_mobile'))
  const seconds = numberIn(settings, 'animation_speed')
  return {
    ...(anchor !== undefined && { anchor }),
    ...(hidden.length > 0 && { hidden }),
    ...appearOf({
      name: word(settings, 'animation_type'),
      direction: word(settings, 'animation_direction'),
      ...(seconds !== undefined && { seconds }),
    }),
  }
}

/** The setting lists where an element is shown; in old versions it said whether it is hidden on phones. */
function hiddenOn(shown: string): readonly ('phone' | 'tablet' | 'desktop')[] {
  if (shown === 'yes') return ['phone']
  if (!shown.includes('-visibility')) return []
  return SCREENS.flatMap(([screen, device]) => (shown.includes(screen) ? [] : [device]))
}
