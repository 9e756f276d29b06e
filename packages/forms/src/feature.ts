import { defineFeature } from '@vitrine/kit/feature'
import { contactFormBlock, contactForms, deliveries, formSettings, submissions } from './content.ts'

/** Contact forms, and what visitors sent by them. */
export const feature = defineFeature({
  name: 'forms',
  blocks: { plain: [contactFormBlock] },
  collections: () => [contactForms, submissions, deliveries],
  globals: () => [formSettings],
  globalsFirst: true,
})
