export { ConfigError } from './settings/config-error.ts'
export {
  chosenLanguages,
  KNOWN_LANGUAGES,
  type KnownLanguage,
  localesOf,
  type SiteLanguages,
} from './settings/languages.ts'
export { type LoadedSettings, loadSettings, readSettings } from './settings/load.ts'
export { type LogLevel, MIN_SECRET_LENGTH, parseSettings, type Settings } from './settings/parse.ts'
export type { TracesSettings } from './settings/parse-traces.ts'
export { siteSettings } from './settings/site-settings.ts'
