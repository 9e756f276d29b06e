import type { FrameFields } from '../../convert/frame-fields.ts'
import { anchorFrom } from '../../convert/links.ts'
import type { BuilderElement } from '../element.ts'
import { word } from '../settings.ts'
import { appearOf } from '../shared/appear.ts'

/** Classes by which screens are left out; of widths below 768 pixels, below 1200, and from there on. */
const HIDING = [
  ['phone', /(?:vc_hidden-xs|hidden-xs|hide-mobile|hidden-phone)/],
  ['tablet', /(?:vc_hidden-sm|hidden-sm|hidden-tablet)/],
  ['desktop', /(?:vc_hidden-lg|hidden-lg|hidden-desktop)/],
] as const

export function wpbakeryFrame({ settings }: BuilderElement): FrameFields {
  const anchor = anchorFrom(word(settings, 'el_id', 'row_id', 'anchor'))
  const classes = `${word(settings, 'el_class')} ${word(settings, 'offset')}`
  const hidden = HIDING.flatMap(([device, pattern]) => (pattern.test(classes) ? [device] : []))
  return {
    ...(anchor !== undefined && { anchor }),
    ...(hidden.length > 0 && { hidden }),
    ...appearOf({ name: word(settings, 'css_animation') }),
  }
}
