import { list, type MediaFile, parseImageCrop, parseMediaFile, record, text, within } from '@vitrine/content/core'
import type { BlockBase } from '../block.ts'
import { parseIconName } from '../icon-names.ts'
import { parseLink, parseLinks } from '../link.ts'
import type { ParseContext } from '../parse.ts'
import { parseRichText } from '../rich-text.ts'
import { rowId } from '../titled.ts'
import type {
  BlocksField,
  ChoicesField,
  FieldData,
  Fields,
  FileField,
  NumberField,
  RowsField,
  TextField,
  ValuesOf,
} from './field.ts'

type Raw = Readonly<Record<string, unknown>>

/** Code units that are read of a text without a limit of its own. */
const MAX_TEXT = 1_000_000

/**
 * Reads the stored values of fields, within their bounds. What is absent or unreadable is left out.
 *
 * @returns Undefined when one is missing without which nothing can be shown.
 */
export function parseFields<Own extends Fields>(fields: Own, raw: Raw, parse: ParseContext): ValuesOf<Own> | undefined
export function parseFields(fields: Fields, raw: Raw, parse: ParseContext): Raw | undefined {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = parseField(field, raw[name], parse)
    if (field.required && isMissing(value)) return undefined
    if (value !== undefined) values[name] = value
  }
  return withCrops(fields, values)
}

/** Each image knows how it is cut where it stands. */
function withCrops(fields: Fields, values: Raw): Raw {
  const cropped = Object.entries(fields).flatMap(([name, field]) => {
    const crop = values[name]
    return field.kind === 'crop' && crop && values[field.of] ? [[field.of, { ...record(values[field.of]), crop }]] : []
  })
  return cropped.length > 0 ? { ...values, ...Object.fromEntries(cropped) } : values
}

/** True if these fields may hold blocks. */
export function holdsBlocks(fields: Fields): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'blocks' || ('fields' in field && holdsBlocks(field.fields)),
  )
}

/** The blocks that stand in parsed fields, in reading order. */
export function nestedBlocks(fields: Fields, values: Raw): readonly BlockBase[] {
  return Object.entries(fields).flatMap(([name, field]): readonly BlockBase[] => {
    if (field.kind === 'blocks') return values[name] as readonly BlockBase[]
    if (field.kind === 'group') return nestedBlocks(field.fields, record(values[name]))
    return field.kind === 'rows' ? list(values[name]).flatMap((row) => nestedBlocks(field.fields, row)) : []
  })
}

function parseField(field: FieldData, raw: unknown, parse: ParseContext): unknown {
  switch (field.kind) {
    case 'text':
      return parseText(field, raw)
    case 'richText':
      return parseRichText(raw, parse)
    case 'choice':
      return typeof raw === 'string' && Object.hasOwn(field.options, raw) ? raw : (field.fallback ?? field.initial)
    case 'choices':
      return parseChoices(field, raw)
    case 'number':
      return parseNumber(field, raw)
    case 'toggle':
      return field.initial ? raw !== false : raw === true
    case 'image':
      return parse.image(raw)
    case 'crop':
      return parseImageCrop(raw)
    case 'file':
      return parseFile(field, raw)
    case 'link':
      return parseLink(raw, parse)
    case 'links':
      return parseLinks(list(raw).slice(0, field.max), parse)
    case 'icon':
      return parseIconName(raw)
    case 'date':
      return parseDate(raw)
    case 'document':
      return typeof raw === 'object' && raw !== null ? record(raw) : undefined
    case 'documents':
      return list(raw)
    case 'rows':
      return parseRows(field, raw, parse)
    case 'group':
      return parseFields(field.fields, record(raw), parse)
    case 'blocks':
      return parseBlocks(field, raw, parse)
    default:
      return unreachable(field)
  }
}

function parseText({ maxLength = MAX_TEXT, clean }: TextField, raw: unknown): string | undefined {
  const written = text(raw)?.slice(0, maxLength)
  return written !== undefined && clean ? text(clean(written)) : written
}

function parseChoices({ options }: ChoicesField, raw: unknown): readonly string[] {
  const chosen: readonly unknown[] = Array.isArray(raw) ? raw : []
  return Object.keys(options).filter((name) => chosen.includes(name))
}

function parseFile({ type }: FileField, raw: unknown): MediaFile | undefined {
  if (typeof type === 'string') return parseMediaFile(raw, type)
  const file = parseMediaFile(raw, '')
  return file && type.includes(file.type) ? file : undefined
}

function parseBlocks({ max, readWith }: BlocksField, raw: unknown, parse: ParseContext): readonly BlockBase[] {
  if (max === undefined && !readWith) return parse.blocks(raw)
  return parse.blocks(
    list(raw)
      .slice(0, max)
      .map((block) => ({ ...block, ...readWith })),
  )
}

/** The nearest multiple of a step, without the error of its fraction: 3 * 0.1 is not 0.3. */
function nearestStep(number: number, step: number): number {
  return Number((Math.round(number / step) * step).toPrecision(12))
}

function parseNumber(field: NumberField, raw: unknown): number | undefined {
  const { whole, step, required, initial, min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = field
  if (step !== undefined && typeof raw === 'number' && Number.isFinite(raw)) {
    return nearestStep(Math.min(max, Math.max(min, raw)), step)
  }
  const number = within(raw, { min, max }) ?? (required ? initial : undefined)
  return number !== undefined && whole ? Math.round(number) : number
}

function parseDate(raw: unknown): string | undefined {
  const date = new Date(text(raw) ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

function parseRows({ fields, max }: RowsField, raw: unknown, parse: ParseContext): readonly Raw[] {
  return list(raw)
    .slice(0, max)
    .flatMap((row, index) => {
      const values = parseFields(fields, row, parse)
      return values ? [{ ...values, id: rowId(row, index) }] : []
    })
}

function isMissing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

function unreachable(field: never): never {
  throw new Error(`There is no field of this kind: ${JSON.stringify(field)}`)
}
