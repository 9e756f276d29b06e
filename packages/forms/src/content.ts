import { blockForms } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { declarations } from './blocks/declarations.ts'

/** Blocks of this package, in the order of the picker. */
export const formBlocks: Block[] = blockForms(declarations)
export { contactForms } from './content/contact-forms.ts'
export { deliveries } from './content/deliveries.ts'
export { formSettings } from './content/form-settings.ts'
export { submissions } from './content/submissions.ts'
