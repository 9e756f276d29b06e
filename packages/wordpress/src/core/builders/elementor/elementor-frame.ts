import type { FrameFields } from '../../convert/frame-fields.ts'
import { anchorFrom } from '../../convert/links.ts'
import type { BuilderElement, Settings } from '../element.ts'
import { numberIn, word } from '../settings.ts'
import { appearOf } from '../shared/appear.ts'

const SCREENS = [
  ['hide_mobile', 'phone'],
  ['hide_tablet', 'tablet'],
  ['hide_desktop', 'desktop'],
] as const

export function elementorFrame({ settings }: BuilderElement): FrameFields {
  const anchor = anchorFrom(word(settings, '_element_id', '_cssid'))
  const hidden = SCREENS.flatMap(([name, device]) => (isHidden(settings, name) ? [device] : []))
  const delay = numberIn(settings, '_animation_delay', 'animation_delay')
  return {
    ...(anchor !== undefined && { anchor }),
    ...(hidden.length > 0 && { hidden }),
    ...appearOf({
      name: word(settings, '_animation', 'animation'),
      ...(delay !== undefined && { delay: delay / 1000 }),
    }),
  }
}

function isHidden(settings: Settings, name: string): boolean {
  const value = word(settings, name)
  return value !== '' && value !== 'no'
}
