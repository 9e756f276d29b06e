/** The protocol writes languages as `en_US`; a bare language gets its usual region. */
export function protocolLocale(language: string): string {
  const maximal = new Intl.Locale(language).maximize()
  return `${maximal.language}_${maximal.region ?? maximal.language.toUpperCase()}`
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
