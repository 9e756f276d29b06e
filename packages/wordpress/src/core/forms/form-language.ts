/** Reads a locale of WordPress, such as `de_DE_formal`, as a BCP 47 tag. Undefined: it is none. */
export function languageOf(locale: string | undefined): string | undefined {
  const [, language, region] =
    /^([a-z]{2,3})(?:[_-]([A-Za-z]{2}|\d{3})(?![A-Za-z\d]))?/.exec(locale?.trim() ?? '') ?? []
  if (language === undefined) return undefined
  return region ? `${language}-${region.toUpperCase()}` : language
}
