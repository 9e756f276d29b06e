import { type ImageCrop, parseImageCrop } from '@vitrine/content/core'
import { isStored, rowsOf, type Stored } from './stored.ts'

/** A field of the selected block that is chosen and not typed: an image and its crop, an icon, a number, where a link leads. */
export interface PickableField {
  /** The field as the page names it. */
  readonly field: string
  /** Name of the field, and of the row that it is in, as its editor reads it. */
  readonly label: string
  /** It is not drawn itself, and has a button at the corner of what is. */
  readonly beside?: Beside
}

const SIGNS = ['link', 'crop'] as const

export interface Beside {
  /** Mark of what is drawn: the words of a link, the image of a crop. */
  readonly at: string
  readonly sign: (typeof SIGNS)[number]
}

interface Picked {
  /** Id of its block. */
  readonly id: string
  /** The field as the page names it. */
  readonly field: string
  readonly label: string
}

/** A field that is being chosen in a small form on the page. Undefined values are those of empty fields. */
export type PickedField =
  | (Picked & {
      readonly kind: 'number'
      readonly value: number | undefined
      readonly min?: number
      readonly max?: number
      readonly required: boolean
    })
  | (Picked & {
      readonly kind: 'option'
      readonly value: string | undefined
      readonly options: readonly PickedOption[]
      /** Name of the choice of nothing, where that means something. */
      readonly none?: string
      readonly required: boolean
    })
  /** @property value Fields as Payload's editor of rich texts stores them: `linkType`, `url` or `doc`, `newTab`. */
  | (Picked & { readonly kind: 'link'; readonly value: Stored; readonly at: string })
  /** @property at Mark of its image. */
  | (Picked & { readonly kind: 'crop'; readonly value: ImageCrop; readonly at: string })

export interface PickedOption {
  readonly value: string
  readonly label: string
}

/** A value that was chosen; null empties the field. */
export type PickedValue = number | string | null | Stored

/** Fields of a block that are read; a block of more rows has the others in its form. */
const MAX_FIELDS = 500

/** Options of a field that are read. */
const MAX_OPTIONS = 1_000

/** Characters of a chosen value, as JSON: an address of 2,000 characters fits in. */
const MAX_VALUE_LENGTH = 5_000

/** Reads the fields that can be chosen, of a message of the admin. */
export function parsePickable(data: unknown): readonly PickableField[] {
  return rowsOf(data)
    .slice(0, MAX_FIELDS)
    .flatMap(({ field, label, beside }) => {
      if (typeof field !== 'string' || typeof label !== 'string') return []
      const found = parseBeside(beside)
      return [{ field, label, ...(found && { beside: found }) }]
    })
}

function parseBeside(data: unknown): Beside | undefined {
  const { at, sign } = isStored(data) ? data : {}
  const known = SIGNS.find((one) => one === sign)
  return typeof at === 'string' && known ? { at, sign: known } : undefined
}

/** Reads the field that is being chosen, of a message of the admin. Undefined: it is none. */
export function parsePicked(data: unknown): PickedField | undefined {
  if (!isStored(data)) return undefined
  const { id, field, label, kind, value, required } = data
  if (typeof id !== 'string' || typeof field !== 'string') return undefined
  const named = { id, field, label: String(label ?? '') }
  if (kind === 'number') {
    return {
      ...named,
      kind,
      value: numberOf(value),
      ...given('min', numberOf(data.min)),
      ...given('max', numberOf(data.max)),
      required: required === true,
    }
  }
  if (kind === 'option') {
    const options = parseOptions(data.options)
    return {
      ...named,
      kind,
      value: typeof value === 'string' ? value : undefined,
      options,
      ...(typeof data.none === 'string' && { none: data.none }),
      required: required === true,
    }
  }
  if (typeof data.at !== 'string' || !isStored(value)) return undefined
  if (kind === 'crop') return { ...named, kind, value: parseImageCrop(value) ?? {}, at: data.at }
  return kind === 'link' ? { ...named, kind, value, at: data.at } : undefined
}

/** Reads the options of a field; what is none is left out. */
export function parseOptions(data: unknown): readonly PickedOption[] {
  return rowsOf(data)
    .slice(0, MAX_OPTIONS)
    .flatMap(({ value, label }) => (typeof value === 'string' && typeof label === 'string' ? [{ value, label }] : []))
}

/** Reads a value that was chosen, of a message of the page. Undefined: nothing was chosen. */
export function parsePickedValue(data: unknown): PickedValue | undefined {
  if (data === null || numberOf(data) !== undefined) return data as null | number
  if (typeof data !== 'string' && !isStored(data)) return undefined
  return JSON.stringify(data).length <= MAX_VALUE_LENGTH ? data : undefined
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

function given<Name extends string>(name: Name, value: number | undefined): { readonly [key in Name]?: number } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [key in Name]?: number })
}
