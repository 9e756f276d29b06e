import type { ConsentSettingsBlock } from './consent-settings.block.ts'

export const examples = [
  {
    blockType: 'consentSettings',
    id: 'consent-settings-usual',
    heading: 'What you allowed',
    intro: 'Films of other companies play only after you said so.',
  },
  { blockType: 'consentSettings', id: 'consent-settings-bare' },
] satisfies ConsentSettingsBlock[]
