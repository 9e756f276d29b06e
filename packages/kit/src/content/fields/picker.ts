import type { Block } from 'payload'
import { drawing, type Shape } from '../../core/drawing.ts'
import { PICKER_GROUPS, type PickerGroup } from '../../core/picker-groups.ts'

/**
 * Says where a block stands in the picker and how it is drawn there.
 *
 * @param shapes Made by the functions of `core/drawing.ts`, on a ground of 48 by 32.
 */
export function inPicker(group: PickerGroup, ...shapes: readonly Shape[]): NonNullable<Block['admin']> {
  return { group: { ...PICKER_GROUPS[group] }, ...pictured(...shapes) }
}

/**
 * Says how a block is drawn, in a picker without groups.
 *
 * @param shapes As {@link inPicker} takes them.
 */
export function pictured(...shapes: readonly Shape[]): NonNullable<Block['admin']> {
  return { images: { thumbnail: { url: drawing(32, ...shapes), alt: '' } } }
}
