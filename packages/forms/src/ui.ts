import type { BlockBase, BlockRenderers } from '@vitrine/kit/core'
import type { ContactFormBlock } from './core/block.ts'
import { ContactFormBlockView } from './ui/contact-form.tsx'

export const blocks: BlockRenderers = {
  contactForm: {
    Block: ContactFormBlockView,
    styles: ['contact-form', 'form-flow', 'form-dialog', 'form-draft', 'bot-check'],
    stylesOf,
  },
}

function stylesOf(block: BlockBase): readonly string[] {
  const { form, dialog } = block as ContactFormBlock
  const flows =
    form?.body.kind === 'fields' &&
    (form.body.groups.length > 0 || form.body.steps.length > 0 || form.body.fields.some(({ showWhen }) => showWhen))
  return [
    'contact-form',
    'bot-check',
    ...(flows ? ['form-flow'] : []),
    ...(dialog ? ['form-dialog'] : []),
    ...(form?.keepsDraft ? ['form-draft'] : []),
  ]
}
