import { defineOptionalFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { memberLinks, memberSessions, members } from './content/member-collections.ts'
import { memberSettings } from './content/member-settings.ts'

/** Accounts of visitors, who sign in by a mailed link. */
export const feature = defineOptionalFeature({
  name: 'members',
  blocks: declarations,
  logs: [members, memberLinks, memberSessions],
  globals: () => [memberSettings],
})
