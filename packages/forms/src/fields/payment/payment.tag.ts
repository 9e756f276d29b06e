import { textValue } from '../../core/block-values.ts'
import type { FieldType, RawField } from '../../core/field-type.ts'
import { minorUnits } from '../../core/minor-units.ts'
import { shownText } from '../../core/template/control-basics.ts'

export interface PaymentControl {
  readonly kind: 'stripe'
  /** Labels of the two buttons: the one that sends the form, and the one that pays. */
  readonly labels: readonly [string, string]
}

/** A price that is paid as the form is sent. */
export const fieldType = {
  tags: [
    {
      type: 'stripe',
      isNamed: false,
      isMailed: false,
      isBlock: true,
      element: 'div',
      isOnlyOnce: true,
      control: ({ values: [begin = 'Proceed to checkout', complete = 'Complete payment'] }): PaymentControl => ({
        kind: 'stripe',
        labels: [shownText(begin), shownText(complete)],
      }),
    },
  ],
  written: {
    isOnlyOnce: true,
    toTag: (raw) => ({ options: orderOptions(raw), values: textValue(raw.payLabel) }),
  },
} as const satisfies FieldType

function orderOptions({ amount, currency }: RawField): readonly string[] {
  const code = typeof currency === 'string' && /^[a-z]{3}$/i.test(currency) ? currency.toLowerCase() : undefined
  const units = typeof amount === 'number' && code ? minorUnits(amount, code) : 0
  return code && units >= 1 && Number.isSafeInteger(units) ? [`currency:${code}`, `amount:${units}`] : []
}
