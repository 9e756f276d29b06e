import { given } from '@vitrine/content/core'
import { autocompleteOption, defaultValues, numberOption } from '../block-values.ts'
import type { ControlContext, RawField, RuleContext } from '../field-type.ts'
import type { FieldRule } from '../rule.ts'
import type { LineControl } from './control-parts.ts'
import type { FormTag } from './form-tag.ts'
import { lineControl } from './line-control.ts'
import { optionOf } from './options.ts'
import { boundRule, requiredRule } from './rule-parts.ts'
import { numberOf, typedOf } from './tag-values.ts'

interface Bounds {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** The bounds that a tag names. @param fallback Those of its kind. */
export function boundsOf(tag: FormTag, fallback: Bounds = {}): Bounds {
  return {
    min: optionOf(tag, 'min', 'signedNumber') ?? fallback.min,
    max: optionOf(tag, 'max', 'signedNumber') ?? fallback.max,
  }
}

/** A number within bounds. */
export function numberControl<Type extends string>(
  tag: FormTag,
  type: Type,
  { min, max }: Bounds,
  context: ControlContext,
): LineControl<Type> {
  return {
    ...lineControl(tag, type, context, 'wpcf7-validates-as-number'),
    ...given({ min, max, step: optionOf(tag, 'step', 'number') }),
  }
}

export function numberRules(tag: FormTag, { min, max }: Bounds, context: RuleContext): readonly FieldRule[] {
  const { messages } = context
  const field = tag.name
  return [
    ...requiredRule(tag, context),
    { rule: 'number', field, error: messages.invalid_number },
    ...boundRule('minnumber', field, min, messages.number_too_small),
    ...boundRule('maxnumber', field, max, messages.number_too_large),
  ]
}

/** Form-tag of a number block. @param least The option of its minimum. */
export function writtenNumber(raw: RawField, least = numberOption(raw, 'min')) {
  return {
    options: [...autocompleteOption(raw), ...least, ...numberOption(raw, 'max'), ...numberOption(raw, 'step')],
    values: defaultValues(raw),
  }
}

/** The block of a number. */
export function numbersOf(tag: FormTag): RawField {
  return { ...typedOf(tag), ...numberOf(tag, 'min'), ...numberOf(tag, 'max'), ...numberOf(tag, 'step') }
}
