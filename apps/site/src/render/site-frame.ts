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
  /** The `theme` global as it is stored, for what is drawn in its look. */
  readonly storedTheme: unknown
}
