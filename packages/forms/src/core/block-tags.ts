import { text } from '@vitrine/content/core'
import { parseFieldName } from './field-name.ts'
import type { RawField } from './field-type.ts'
import type { LabelledTag } from './form.ts'
import { type FormTag, formTag } from './template/form-tag.ts'
import { parseTagType, writtenType } from './template/tag-types.ts'

/** Reads one field that an editor put together. Undefined for one that cannot be used. */
export function labelledTag(block: RawField): LabelledTag | undefined {
  const tag = tagOf(block)
  const hint = text(block.hint)
  return (
    tag && {
      tag,
      label: text(block.label) ?? tag.name,
      ...(hint && { hint }),
      ...writtenType(block.blockType)?.written.beside?.(tag, block),
    }
  )
}

function tagOf(raw: RawField): FormTag | undefined {
  const known = writtenType(raw.blockType)
  if (!known) return undefined
  const { written, tag } = known
  const type = parseTagType(raw.required === true && written.canBeRequired ? `${tag.type}*` : tag.type)
  const rawName = tag.isNamed ? raw.name : ''
  if (!type || (tag.isNamed && parseFieldName(rawName) === undefined)) return undefined
  const { options = [], values = [], content = '' } = written.toTag(raw)
  const placeholder = tag.isNamed ? text(raw.placeholder) : undefined
  return formTag({
    type,
    rawName: String(rawName),
    options: [...options, ...(placeholder ? ['placeholder', 'default:2'] : [])],
    // A placeholder stands before the default, which `default:2` then names.
    rawValues: placeholder ? [placeholder, ...values] : values,
    content,
  })
}
