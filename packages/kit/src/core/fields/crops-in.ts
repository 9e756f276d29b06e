import { type ImageCrop, list, record } from '@vitrine/content/core'
import type { Fields } from './field.ts'

/** True if these fields may say how an image is cut. */
export function holdsCrops(fields: Fields): boolean {
  return Object.values(fields).some((field) => field.kind === 'crop' || ('fields' in field && holdsCrops(field.fields)))
}

/** The crops of the images of a parsed block, those in its rows as well. */
export function cropsIn(fields: Fields, values: unknown): readonly ImageCrop[] {
  return Object.entries(fields).flatMap(([name, field]): readonly ImageCrop[] => {
    const value = record(values)[name]
    if (field.kind === 'crop') return value === undefined ? [] : [record(value)]
    if (field.kind === 'group') return cropsIn(field.fields, value)
    return field.kind === 'rows' ? list(value).flatMap((row) => cropsIn(field.fields, row)) : []
  })
}
