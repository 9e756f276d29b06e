import type { LightboxSettings } from '@vitrine/lightbox/core'
import type { parseFooter, parseHeader } from '@vitrine/navigation/core'
import type { SearchSettings } from '@vitrine/search/core'
import type { SiteView } from '@vitrine/seo/core'
import type { ThemeView } from '@vitrine/theme/core'
import type { FeatureTexts } from '../features/rendering.ts'
import type { PageFonts } from './font-sheets.ts'

/** Globals, parsed once for each content revision. */
export interface SiteFrame {
  readonly site: SiteView
  readonly theme: ThemeView
  readonly fonts: PageFonts
  readonly header: ReturnType<typeof parseHeader>
  readonly footer: ReturnType<typeof parseFooter>
  readonly texts: FeatureTexts
  readonly lightbox: LightboxSettings
  readonly search: SearchSettings
  /** The `theme` global as it is stored, for what is drawn in its look. */
  readonly storedTheme: unknown
}
