import { textValue } from '../../core/block-values.ts'
import type { FieldType } from '../../core/field-type.ts'
import { classNameOf, named, shownText } from '../../core/template/control-basics.ts'
import type { Named } from '../../core/template/control-parts.ts'
import type { FormTag } from '../../core/template/form-tag.ts'

export interface SubmitControl extends Omit<Named, 'name'> {
  readonly kind: 'submit'
  readonly label: string
}

/** The button that sends the form. */
export const fieldType = {
  tags: [
    {
      type: 'submit',
      isNamed: false,
      isMailed: false,
      control(tag, { taken }): SubmitControl {
        const { name: _, ...shared } = named(tag, classNameOf(tag, 'has-spinner'), taken)
        return { kind: 'submit', ...shared, label: shownText(labelOf(tag)) }
      },
    },
  ],
  written: {
    isNameless: true,
    toTag: ({ label }) => ({ values: textValue(label) }),
    fromTag: { hasNoLabel: true, read: ({ values: [label] }) => (label ? { label } : {}) },
  },
} as const satisfies FieldType

/** Words on the button of a tag. The original takes `0` for none. */
function labelOf({ values: [label = ''] }: FormTag): string {
  return label === '' || label === '0' ? 'Send' : label
}
