import type { FieldType } from '../../core/field-type.ts'

/** Marks a form as one that a bot check looks at. It shows nothing. */
export const fieldType = {
  tags: [{ type: 'recaptcha', isNamed: false, isMailed: false, isBlock: true, control: () => undefined }],
} as const satisfies FieldType
