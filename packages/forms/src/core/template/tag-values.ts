import type { RawField } from '../field-type.ts'
import type { FormTag } from './form-tag.ts'
import { hasOption, optionOf, sizesOf } from './options.ts'

/** `{ [key]: number }` where the tag names one. */
export function numberOf(tag: FormTag, name: string): RawField {
  const value = optionOf(tag, name, 'signedNumber')
  return value === undefined ? {} : { [name]: Number(value) }
}

export function lengthsOf(tag: FormTag): RawField {
  const { minlength, maxlength } = sizesOf(tag)
  return { ...(minlength && { minLength: minlength }), ...(maxlength && { maxLength: maxlength }) }
}

/** Placeholder or default, and what browsers may fill in. */
export function typedOf(tag: FormTag): RawField {
  const [value] = tag.values
  const autocomplete = optionOf(tag, 'autocomplete')?.replaceAll('|', ' ')
  const isHint = hasOption(tag, 'placeholder') || hasOption(tag, 'watermark')
  return {
    ...(value && (isHint ? { placeholder: value } : { defaultValue: value })),
    ...(autocomplete && { autocomplete }),
  }
}

export function flagOf(tag: FormTag, option: string, key = option): RawField {
  return hasOption(tag, option) ? { [key]: true } : {}
}
