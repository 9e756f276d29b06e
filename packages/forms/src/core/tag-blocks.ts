import { type FormTag, isRequired } from './template/form-tag.ts'
import type { TemplatePart } from './template/scan.ts'
import { writtenType } from './template/tag-types.ts'

/** A field as the collection keeps it. */
export type FieldBlock = Readonly<Record<string, unknown>> & { readonly blockType: string }

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
  const { fromTag } = writtenType(tag.basetype)?.written ?? {}
  if (!fromTag || !tag.options.every((option) => fromTag.options?.test(option))) return undefined
  if (tag.name === '') return label === '' ? { blockType: tag.basetype, ...fromTag.read(tag) } : undefined
  if (tag.attr !== '') return undefined
  return {
    blockType: tag.basetype,
    name: tag.rawName,
    ...(!fromTag.hasNoLabel && { label: label || tag.name }),
    ...(isRequired(tag) && { required: true }),
    ...fromTag.read(tag),
  }
}
