import { defineFeature } from '@vitrine/kit/feature'
import { contactForms, deliveries, formBlocks, formSettings, submissions } from './content.ts'

/** Contact forms, and what visitors sent by them. */
export const feature = defineFeature({
  name: 'forms',
  blocks: { plain: formBlocks },
  collections: () => [contactForms, submissions, deliveries],
  globals: () => [formSettings],
  globalsFirst: true,
})
