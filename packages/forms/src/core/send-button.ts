import type { FormTag } from './template/form-tag.ts'

/** Types of form-tags whose button sends the form: a plain one, and that of a payment. */
const SENDING: ReadonlySet<string> = new Set(['submit', 'stripe'])

/** True if a form-tag is a button that sends the form. */
export function isSendButton({ basetype }: Pick<FormTag, 'basetype'>): boolean {
  return SENDING.has(basetype)
}
