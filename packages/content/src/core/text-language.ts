/** Texts in the languages that Vitrine speaks to visitors by itself. */
export interface InLanguages<Texts> {
  readonly en: Texts
  readonly de: Texts
  readonly he: Texts
}

/** Texts for pages of a language; English where Vitrine does not speak it. @param locale BCP 47 tag, such as `de-AT`. */
export function inWords<Texts>(texts: InLanguages<Texts>, locale: string): Texts {
  const [language = ''] = locale.toLowerCase().split('-')
  return language === 'de' ? texts.de : language === 'he' || language === 'iw' ? texts.he : texts.en
}
