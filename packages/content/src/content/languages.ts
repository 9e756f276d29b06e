import type { Payload } from 'payload'
import type { Languages } from '../core/languages.ts'

/** Languages that the site has; the first is the default. */
export function siteLanguages({ config: { localization } }: Pick<Payload, 'config'>): Languages {
  if (!localization) throw new Error('A site has languages: the config has no localization.')
  const { localeCodes, defaultLocale } = localization
  return [defaultLocale, ...localeCodes.filter((code) => code !== defaultLocale)]
}
