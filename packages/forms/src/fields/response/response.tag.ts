import type { FieldType } from '../../core/field-type.ts'

export interface ResponseControl {
  readonly kind: 'response'
}

/** Place of the form's response. */
export const fieldType = {
  tags: [
    {
      type: 'response',
      isNamed: false,
      isMailed: false,
      isBlock: true,
      element: 'div',
      control: (): ResponseControl => ({ kind: 'response' }),
    },
  ],
} as const satisfies FieldType
