import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { contactForms, deliveries, formSettings, submissions } from './content.ts'

/** Contact forms, and what visitors sent by them. */
export const feature = defineFeature({
  name: 'forms',
  blocks: declarations,
  collections: () => [contactForms, submissions, deliveries],
  globals: () => [formSettings],
  globalsFirst: true,
})
