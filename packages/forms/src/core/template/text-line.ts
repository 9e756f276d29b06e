import { defaultValues, lineOptions } from '../block-values.ts'
import type { RuleContext, WrittenField } from '../field-type.ts'
import type { FieldRule } from '../rule.ts'
import type { FormTag } from './form-tag.ts'
import { DEFAULT_LINE_LENGTH } from './line-control.ts'
import { lengthRules, requiredRule } from './rule-parts.ts'
import { lengthsOf, typedOf } from './tag-values.ts'

/** Rules of a line of text. @param format Those of its kind. */
export function lineRules(tag: FormTag, context: RuleContext, ...format: readonly FieldRule[]): readonly FieldRule[] {
  return [...requiredRule(tag, context), ...format, ...lengthRules(tag, DEFAULT_LINE_LENGTH, context)]
}

/** Editor's options of a one-line text. */
export const WRITTEN_LINE = {
  canBeRequired: true,
  toTag: (raw) => ({ options: lineOptions(raw), values: defaultValues(raw) }),
  fromTag: {
    options: /^(?:placeholder|watermark|size:\d+|(?:autocomplete|minlength|maxlength):.+)$/i,
    read: (tag) => ({ ...typedOf(tag), ...lengthsOf(tag) }),
  },
} as const satisfies WrittenField

/** Default value of a control that is typed into. */
export function typedValue({ value }: { readonly kind: string; readonly value: string }): readonly string[] {
  return [value]
}
