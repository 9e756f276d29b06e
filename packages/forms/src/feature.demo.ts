import type { FeatureDemo } from '@vitrine/kit/demo'
import { contactForm } from './demo/contact-form.ts'

/** The form on the demo's contact page. */
export const demo: FeatureDemo = {
  parts: [
    {
      collection: 'contact-forms',
      reference: 'form',
      documents: { contact: contactForm },
      untranslated: ['title'],
    },
  ],
}
