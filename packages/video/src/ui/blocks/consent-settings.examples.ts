import type { ConsentSettingsBlock } from '../../core/blocks/consent-settings.ts'

export const consentSettingsExamples = [
  {
    blockType: 'consentSettings',
    id: 'consent-settings-usual',
    heading: 'What you allowed',
    intro: 'Films of other companies play only after you said so.',
  },
  { blockType: 'consentSettings', id: 'consent-settings-bare' },
] satisfies ConsentSettingsBlock[]
