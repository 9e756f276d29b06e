import type { RuleContext } from '../field-type.ts'
import { TOO_MANY_ITEMS } from '../messages.ts'
import type { FieldRule } from '../rule.ts'
import { type FormTag, isRequired } from './form-tag.ts'
import { sizesOf } from './options.ts'

/** That a field with a star must be filled in. */
export function requiredRule(tag: FormTag, { messages }: RuleContext): readonly FieldRule[] {
  return isRequired(tag) ? [{ rule: 'required', field: tag.name, error: messages.invalid_required }] : []
}

/** A bound, if the tag names one. */
export function boundRule(
  rule: 'mindate' | 'maxdate' | 'minnumber' | 'maxnumber',
  field: string,
  threshold: string | undefined,
  error: string,
): readonly FieldRule[] {
  return threshold === undefined ? [] : [{ rule, field, threshold, error }]
}

/** Rules for the length of a text. @param fallback Limit in UTF-16 units, if the tag names none. */
export function lengthRules(tag: FormTag, fallback: number, { messages }: RuleContext): readonly FieldRule[] {
  const { minlength, maxlength } = sizesOf(tag)
  const field = tag.name
  return [
    ...(minlength === undefined
      ? []
      : [{ rule: 'minlength' as const, field, threshold: minlength, error: messages.invalid_too_short }]),
    { rule: 'maxlength', field, threshold: maxlength ?? fallback, error: messages.invalid_too_long },
  ]
}

/** That no more than one value is chosen. */
export function oneItem(field: string): FieldRule {
  return { rule: 'maxitems', field, threshold: 1, error: TOO_MANY_ITEMS }
}
