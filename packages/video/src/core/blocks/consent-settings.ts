import { given, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

/** Where a visitor sees which other companies may be loaded, and takes that back. */
export interface ConsentSettingsBlock extends BlockBase {
  readonly blockType: 'consentSettings'
  readonly heading?: string
  readonly intro?: string
}

export const parseConsentSettings: BlockParser = (raw): ConsentSettingsBlock => ({
  ...blockBase(raw, 'consentSettings'),
  ...given({ heading: text(raw.heading), intro: text(raw.intro) }),
})
