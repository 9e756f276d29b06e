import { askOnce } from '../database/ask-once.ts'
import { chosenLanguages } from './languages.ts'
import { type LoadedSettings, loadSettings } from './load.ts'

/** List that the settings *Languages* hold. */
const SELECT_LANGUAGES = 'select "order" from "languages" limit 1'

/**
 * Reads the settings as {@link loadSettings} does, with the languages in the order that the site chose for itself.
 *
 * @throws {ConfigError} for the first setting that is wrong.
 */
export async function siteSettings(
  env: Readonly<Record<string, string | undefined>>,
  projectRoot: string,
): Promise<LoadedSettings> {
  const settings = loadSettings(env, projectRoot)
  // A database that cannot be asked is named by what opens it.
  const rows = await askOnce(settings.database, SELECT_LANGUAGES)
  const order = rows?.[0]?.order
  return { ...settings, languages: chosenLanguages(settings.languages, typeof order === 'string' ? order : undefined) }
}
