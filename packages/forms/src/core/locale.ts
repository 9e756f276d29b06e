/** Languages of the site with what the protocol calls them: every post asks, and finding out takes a while. */
const known = new Map<string, string>()

/**
 * The protocol writes languages as `en_US`; a bare language gets its usual region.
 *
 * @param language One of the few languages of the site.
 */
export function protocolLocale(language: string): string {
  const found = known.get(language)
  if (found !== undefined) return found
  const maximal = new Intl.Locale(language).maximize()
  const written = `${maximal.language}_${maximal.region ?? maximal.language.toUpperCase()}`
  known.set(language, written)
  return written
}

/** BCP 47 tag of a language as the protocol writes it: `en_GB` is `en-GB`, and `en_US` is `en` alone, whose region is usual. */
export function languageTag(locale: string): string {
  const [language = 'en', region] = locale.split('_')
  return region === undefined || protocolLocale(language) === locale ? language : `${language}-${region}`
}

/**
 * The language of the site that a request asks for.
 *
 * @param asked As the protocol writes languages; anything else means the default.
 * @param languages BCP 47 tags, the default first.
 */
export function languageOf(asked: unknown, languages: readonly [string, ...string[]]): string {
  return languages.find((language) => protocolLocale(language) === asked) ?? languages[0]
}
