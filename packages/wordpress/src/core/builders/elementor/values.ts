import type { Settings } from '../element.ts'
import { groupIn, numberIn, word } from '../settings.ts'
import type { ImageSource } from '../shared/image-source.ts'
import type { WrittenLink } from '../shared/written-link.ts'

/** Reads a link, `{ url, is_external }`; that of atomic elements, `{ destination, isTargetBlank }`. */
export function linkIn(settings: Settings, label: string, name = 'link'): WrittenLink {
  const link = groupIn(settings, name)
  const address = word(link, 'url', 'destination') || word(settings, name)
  const newTab =
    ['on', 'true', '1', 'yes'].includes(word(link, 'is_external')) ||
    link.is_external === true ||
    link.isTargetBlank === true
  return { address, label, newTab }
}

/** Reads an image, `{ url, id, alt }`; that of atomic elements has them in `src`. Undefined for none. */
export function imageSourceIn(settings: Settings, name: string): ImageSource | undefined {
  const image = groupIn(settings, name)
  return imageSourceOf(Object.hasOwn(image, 'src') ? groupIn(image, 'src') : image)
}

export function imageSourceOf(image: Settings): ImageSource | undefined {
  const address = word(image, 'url')
  const id = numberIn(image, 'id') ?? 0
  // Every image widget begins with a drawing that stands for “none”.
  if (/\/elementor\/assets\/images\/placeholder/.test(address) || (address === '' && id <= 0)) return undefined
  const alt = word(image, 'alt')
  return { ...(address !== '' && { address }), ...(id > 0 && { id }), ...(alt !== '' && { alt }) }
}

/** Reads the name of an icon, `{ value: "fas fa-leaf" }`, or as old versions have it, `fa fa-leaf`. */
export function iconIn(settings: Settings, ...names: readonly string[]): string {
  for (const name of names) {
    const icon = word(groupIn(settings, name), 'value') || word(settings, name)
    if (icon !== '') return icon
  }
  return ''
}

/** Reads the drawing of one's own that an icon may be, `{ value: { url, id }, library: "svg" }`. Undefined for an icon with a name. */
export function drawingIn(settings: Settings, name: string): ImageSource | undefined {
  return imageSourceOf(groupIn(groupIn(settings, name), 'value'))
}

/** Reads a number with its unit, `{ size, unit }`, or a bare one. */
export function sizeIn(settings: Settings, name: string): { readonly size: number; readonly unit: string } | undefined {
  const group = groupIn(settings, name)
  const size = numberIn(group, 'size') ?? numberIn(settings, name)
  return size === undefined ? undefined : { size, unit: word(group, 'unit') || 'px' }
}

/** Reads words of an atomic element: a text, or `{ content }` with formatted parts. */
export function wordsIn(settings: Settings, ...names: readonly string[]): string {
  for (const name of names) {
    const words = word(settings, name) || word(groupIn(settings, name), 'content')
    if (words !== '') return words
  }
  return ''
}
