import type { FrameFields } from '../../convert/frame-fields.ts'
import { anchorFrom } from '../../convert/links.ts'
import type { BuilderElement } from '../element.ts'
import { word } from '../settings.ts'
import { appearOf } from '../shared/appear.ts'

const DEVICES = ['phone', 'tablet', 'desktop'] as const

export function diviFrame({ settings }: BuilderElement): FrameFields {
  const anchor = anchorFrom(word(settings, 'module_id'))
  // `disabled_on="on|off|off"`: phone, tablet, desktop.
  const parts = word(settings, 'disabled_on').split('|')
  const hidden = DEVICES.filter((_, place) => parts[place] === 'on')
  return {
    ...(anchor !== undefined && { anchor }),
    ...(hidden.length > 0 && { hidden }),
    ...appearOf({ name: word(settings, 'animation_style'), direction: word(settings, 'animation_direction') }),
  }
}
