/** Languages of a site as BCP 47 tags. The first is the default: its addresses have no prefix. */
export type Languages = readonly [string, ...string[]]

/** A page in one language. */
export interface LocalPath {
  readonly locale: string
  /** Path of the page, the same in every language, with slashes at both ends: `/services/`. */
  readonly path: string
}

/** Finds the language that an address names: `/de/services/` is `/services/` in German. */
export function localPathOf(address: string, languages: Languages): LocalPath {
  const [defaultLanguage, ...others] = languages
  for (const locale of others) {
    if (address.startsWith(`/${locale}/`)) return { locale, path: address.slice(locale.length + 1) }
  }
  return { locale: defaultLanguage, path: address }
}

/** The address of a page in a language; the opposite of {@link localPathOf}. */
export function addressOf({ locale, path }: LocalPath, languages: Languages): string {
  return locale === languages[0] ? path : `/${locale}${path}`
}

/** The language of the site that is asked for; the default one for anything else. */
export function siteLanguage(asked: unknown, languages: Languages): string {
  return languages.find((language) => language === asked) ?? languages[0]
}
