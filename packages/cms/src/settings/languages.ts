import { directionOf } from '@vitrine/content/core'

/**
 * Languages that content can be written in, by BCP 47 tag: what its speakers call each. The databases know all of them,
 * so that a site takes up another without a migration.
 */
export const KNOWN_LANGUAGES = {
  ar: 'العربية',
  bg: 'Български',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  et: 'Eesti',
  eu: 'Euskara',
  fa: 'فارسی',
  fi: 'Suomi',
  fr: 'Français',
  ga: 'Gaeilge',
  gl: 'Galego',
  he: 'עברית',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  is: 'Íslenska',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  ms: 'Bahasa Melayu',
  mt: 'Malti',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sq: 'Shqip',
  sr: 'Српски',
  sv: 'Svenska',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  ur: 'اردو',
  vi: 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
} as const satisfies Readonly<Record<string, string>>

export type KnownLanguage = keyof typeof KNOWN_LANGUAGES

/** Languages of a site, its default first. */
export type SiteLanguages = readonly [KnownLanguage, ...KnownLanguage[]]

/** Reads a list of languages: tags with blanks or commas between them. Undefined where it names none, or one that is not known. */
export function parseLanguageList(text: string): SiteLanguages | undefined {
  const [main, ...others] = namesIn(text)
  return isKnown(main) && others.every(isKnown) ? [main, ...others] : undefined
}

/** First name of a list that is no known language; undefined where all are. */
export function unknownLanguageIn(text: string): string | undefined {
  return namesIn(text).find((name) => !isKnown(name))
}

/**
 * Languages of a site in the order that it chose for itself, which wins over that of its settings.
 *
 * @param set Languages of the settings: those that the choice lacks come last.
 * @param chosen List that the site stores; one that cannot be read is passed over.
 */
export function chosenLanguages(set: SiteLanguages, chosen: string | undefined): SiteLanguages {
  const list = chosen === undefined ? undefined : parseLanguageList(chosen)
  return list ? [...list, ...set.filter((language) => !list.includes(language))] : set
}

function namesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))]
}

function isKnown(name: string | undefined): name is KnownLanguage {
  return name !== undefined && Object.hasOwn(KNOWN_LANGUAGES, name)
}

/** Payload's description of languages. */
export function localesOf(languages: readonly KnownLanguage[]) {
  return languages.map((code) => ({ code, label: KNOWN_LANGUAGES[code], rtl: directionOf(code) === 'rtl' }))
}
