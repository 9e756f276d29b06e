import { parseFileType } from './template/file-accept.ts'
import { type FormTag, isRequired } from './template/form-tag.ts'
import { fileLimitOf, hasOption, optionOf, optionsOf, sizesOf } from './template/options.ts'
import type { TemplatePart } from './template/scan.ts'

/** A field as the collection keeps it. */
export type FieldBlock = Readonly<Record<string, unknown>> & { readonly blockType: string }

const BYTES_PER_MEGABYTE = 1_048_576

/**
 * The fields that say the same as a template.
 *
 * @returns Undefined for a template that holds what no field can say: other words and elements than labels, tags without
 *   a field of their own, options that fields do not have. It stays a template.
 */
export function fieldBlocksOf(parts: readonly TemplatePart[]): readonly FieldBlock[] | undefined {
  const blocks: FieldBlock[] = []
  let words = ''
  for (const part of parts) {
    if (typeof part === 'string') words += part
    else {
      const label = 'type' in part ? labelIn(words) : undefined
      const block = label === undefined || !('type' in part) ? undefined : blockOf(part, label)
      if (!block) return undefined
      blocks.push(block)
      words = ''
    }
  }
  return blocks.length > 0 && labelIn(words) === '' ? blocks : undefined
}

/** The words of the label before a field; undefined for what is more than that. */
function labelIn(html: string): string | undefined {
  const text = html.replace(/<\/?(?:label|p|br)\b[^<>]*>/gi, ' ')
  return /[<>&]/.test(text) ? undefined : text.replace(/\s+/g, ' ').trim()
}

function blockOf(tag: FormTag, label: string): FieldBlock | undefined {
  if (tag.basetype === 'submit') {
    if (label !== '' || tag.options.length > 0) return undefined
    return { blockType: 'submit', ...(tag.values[0] && { label: tag.values[0] }) }
  }
  const own = KINDS[tag.basetype]
  if (!own || !onlyHas(tag, own.options) || tag.attr !== '') return undefined
  return {
    blockType: tag.basetype,
    name: tag.rawName,
    ...(tag.basetype !== 'hidden' && { label: label || tag.name }),
    ...(isRequired(tag) && { required: true }),
    ...own.read(tag),
  }
}

interface Kind {
  /** Options that its block can say. */
  readonly options: RegExp
  readonly read: (tag: FormTag) => object
}

const number = (tag: FormTag, name: string, key = name) => {
  const value = optionOf(tag, name, 'signedNumber')
  return value === undefined ? {} : { [key]: Number(value) }
}
const lengths = (tag: FormTag) => {
  const { minlength, maxlength } = sizesOf(tag)
  return { ...(minlength && { minLength: minlength }), ...(maxlength && { maxLength: maxlength }) }
}
const typed = (tag: FormTag) => {
  const [value] = tag.values
  const autocomplete = optionOf(tag, 'autocomplete')?.replaceAll('|', ' ')
  const isHint = hasOption(tag, 'placeholder') || hasOption(tag, 'watermark')
  return {
    ...(value && (isHint ? { placeholder: value } : { defaultValue: value })),
    ...(autocomplete && { autocomplete }),
  }
}
const choices = (tag: FormTag) => {
  const chosen = tag.rawValues[Number(optionOf(tag, 'default', 'integer') ?? 0) - 1]
  return { choices: tag.rawValues.join('\n'), ...(chosen && { defaultValue: chosen }) }
}
const flag = (tag: FormTag, option: string, key = option) => (hasOption(tag, option) ? { [key]: true } : {})

const LINE: Kind = {
  options: /^(?:placeholder|watermark|size:\d+|(?:autocomplete|minlength|maxlength):.+)$/i,
  read: (tag) => ({ ...typed(tag), ...lengths(tag) }),
}
const NUMBER: Kind = {
  options: /^(?:placeholder|watermark|(?:min|max|step):.+)$/i,
  read: (tag) => ({ ...typed(tag), ...number(tag, 'min'), ...number(tag, 'max'), ...number(tag, 'step') }),
}

/** The tags that a block can stand for. */
const KINDS: Readonly<Record<string, Kind>> = {
  text: LINE,
  email: LINE,
  url: LINE,
  tel: LINE,
  textarea: {
    ...LINE,
    options: /^(?:placeholder|watermark|(?:\d*x\d*)|(?:cols|rows|autocomplete|minlength|maxlength):.+)$/i,
  },
  number: NUMBER,
  range: { ...NUMBER, options: /^(?:min|max|step):.+$/i },
  date: {
    // Days in words are those of today; a block has days of the calendar.
    options: /^(?:min|max):\d{4}-\d{2}-\d{2}$/i,
    read: (tag) => ({
      ...typed(tag),
      ...Object.fromEntries(
        (['min', 'max'] as const).flatMap((name) => {
          const day = optionOf(tag, name, 'date')
          return day ? [[name, day]] : []
        }),
      ),
    }),
  },
  select: {
    options: /^(?:multiple|include_blank|default:\d+)$/i,
    read: (tag) => ({
      ...choices(tag),
      multiple: hasOption(tag, 'multiple'),
      includeBlank: hasOption(tag, 'include_blank'),
    }),
  },
  checkbox: {
    options: /^(?:use_label_element|exclusive|default:\d+)$/i,
    read: (tag) => ({ ...choices(tag), ...flag(tag, 'exclusive') }),
  },
  radio: { options: /^(?:use_label_element|default:\d+)$/i, read: choices },
  acceptance: {
    options: /^(?:optional|invert|default:on)$/i,
    read: (tag) => ({
      text: tag.content || tag.values[0] || tag.name,
      ...flag(tag, 'optional'),
      ...flag(tag, 'invert'),
      ...flag(tag, 'default:on', 'checked'),
    }),
  },
  file: {
    options: /^(?:filetypes|limit):.+$/i,
    read: (tag) => ({
      ...(optionsOf(tag, 'filetypes').length > 0 && { types: typesOf(tag) }),
      maxMegabytes: fileLimitOf(tag) / BYTES_PER_MEGABYTE,
    }),
  },
  quiz: { options: /^(?!)/, read: (tag) => ({ questions: tag.rawValues.join('\n') }) },
  hidden: { options: /^(?!)/, read: typed },
}

function typesOf(tag: FormTag): string {
  return optionsOf(tag, 'filetypes')
    .flatMap((types) => types.split('|'))
    .flatMap((type) => parseFileType(type.toLowerCase()))
    .join(', ')
}

function onlyHas({ options }: FormTag, known: RegExp): boolean {
  return options.every((option) => known.test(option))
}
