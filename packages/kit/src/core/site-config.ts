import type { ImportMapping } from './import-mapping.ts'
import type { OptionalFeatureName } from './optional-features.ts'

/** Config of a site, in its `vitrine.config.ts`. It is read when the site is built, so it depends on no setting. */
export interface SiteConfig {
  /**
   * Optional features that are on. One that is not named leaves no table, route, byte or entry of a menu; what was stored
   * while it was on is kept, and is there again when it is named again.
   */
  readonly features: readonly OptionalFeatureName[]
  readonly import?: {
    /** Blocks, shortcodes and widgets that this site's import knows; these come before those that every import knows. */
    readonly mappings?: readonly ImportMapping[]
  }
}

/** Checks the config of a site by its types. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config
}
