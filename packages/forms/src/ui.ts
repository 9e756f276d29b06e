import type { BlockRenderers } from '@vitrine/ui/core'
import { ContactFormBlockView } from './ui/contact-form.tsx'

export type { FormsPageState } from './ui/page-state.ts'

export const blocks: BlockRenderers = {
  contactForm: { Block: ContactFormBlockView, styles: ['contact-form', 'form-flow'] },
}
