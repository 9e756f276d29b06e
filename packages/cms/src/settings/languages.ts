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

/** Payload's description of languages. */
export function localesOf(languages: readonly KnownLanguage[]) {
  return languages.map((code) => ({ code, label: KNOWN_LANGUAGES[code], rtl: directionOf(code) === 'rtl' }))
}
