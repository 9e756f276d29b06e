import type { GateTexts } from '@vitrine/pages/core'
import type { SiteView } from '@vitrine/seo/core'
import type { ThemeView } from '@vitrine/theme/core'
import type { SiteFeatures } from '../features/site-features.ts'
import type { PageFonts } from './font-sheets.ts'

/** Globals, parsed once for each content revision. */
export interface SiteFrame {
  readonly site: SiteView
  readonly theme: ThemeView
  readonly fonts: PageFonts
  readonly features: SiteFeatures
  /** Texts of the pages that ask for a password, or to sign in. */
  readonly gate: GateTexts
  /** The `theme` global as it is stored, for what is drawn in its look. */
  readonly storedTheme: unknown
}
