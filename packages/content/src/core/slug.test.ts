import { expect, it } from 'vitest'
import { cleanSlug, isSlug, MAX_SLUG_LENGTH, slugFrom } from './slug.ts'

it.each([
  ['Crème brûlée & Co.', 'creme-brulee-co'],
  ['  --A  b--', 'a-b'],
  ['…', ''],
])('%s becomes %s', (title, slug) => expect(slugFrom(title)).toBe(slug))

it.each([
  ['Über uns & Größen', 'ueber-uns-groessen'],
  ['Öfen für Käufer', 'oefen-fuer-kaeufer'],
  ['Maße', 'masse'],
  ['U\u0308ber STRA\u1E9EE', 'ueber-strasse'],
  ['Café Müller', 'cafe-mueller'],
])('%s becomes %s in German', (title, slug) => {
  expect(slugFrom(title, 'de')).toBe(slug)
  expect(slugFrom(title, 'de-AT')).toBe(slug)
  expect(cleanSlug(title, 'de')).toBe(slug)
})

it.each([
  ['Über uns & Größen', 'uber-uns-grossen'],
  ['Malmö', 'malmo'],
  ['naïve', 'naive'],
  ['smörgåsbord', 'smorgasbord'],
  ['Łódź', 'lodz'],
  ['Søren Kierkegård', 'soren-kierkegard'],
  ['Đà Nẵng', 'da-nang'],
  ['Iğdır İstanbul', 'igdir-istanbul'],
  ['Œuvre, Ærø, Þórr', 'oeuvre-aero-thorr'],
  ['Tiếng Việt', 'tieng-viet'],
  ['Ελλάδα', 'ελλαδα'],
])('%s becomes %s in other languages', (title, slug) => expect(slugFrom(title, 'en')).toBe(slug))

it.each([
  ['हिन्दी में जानकारी', 'हिन्दी-में-जानकारी'],
  ['สวัสดีครับ', 'สวัสดีครับ'],
  ['คำถาม', 'คำถาม'],
  ['தமிழ் கட்டுரை', 'தமிழ்-கட்டுரை'],
  ['বাংলা লেখা', 'বাংলা-লেখা'],
  ['한국어 가구', '한국어-가구'],
  ['ㅋㅋㅋ', 'ㅋㅋㅋ'],
  ['ガラスのテーブル', 'ガラスのテーブル'],
  ['ｶﾞﾗｽ ＡＢＣ', 'ガラス-abc'],
  ['Ёлка и йод', 'ёлка-и-йод'],
  ['за́мок', 'замок'],
  ['Її є', 'її-є'],
  ['שָׁלוֹם עולם', 'שלום-עולם'],
  ['مرحبًا بالعالم', 'مرحبا-بالعالم'],
  ['أسئلة', 'أسئلة'],
])('%s keeps what readers of its script take for letters: %s', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
  expect(slugFrom(title.normalize('NFD'))).toBe(slug)
  expect(slug).toBe(slug.normalize('NFC'))
  expect(isSlug(slug)).toBe(true)
  expect(cleanSlug(slug)).toBe(slug)
})

it.each([
  ['🎉 Sale 🎉', 'sale'],
  ['1\uFE0F\u20E3 first', '1-first'],
  ['\u200F\u202Eשלום\u202C', 'שלום'],
  ['Ge\u00ADbäude', 'gebaude'],
  ['क्\u200Dष', 'क्ष'],
  ['می\u200Cخواهم', 'می-خواهم'],
  ['🐹\u0301 \u093F', ''],
  ['½ price & m²', '1-2-price-m2'],
])('%j becomes %s, without what cannot be seen', (title, slug) => expect(slugFrom(title)).toBe(slug))

it('a slug that is cut loses no mark of a letter', () => {
  expect(slugFrom(`${'क'.repeat(99)}कि`)).toBe('क'.repeat(99))
  expect(slugFrom(`${'क'.repeat(98)}कि`)).toBe(`${'क'.repeat(98)}कि`)
})

it('a slug that is made from a title has at most 100 characters', () =>
  expect(slugFrom('a'.repeat(500))).toHaveLength(100))

it.each([
  ['about_us', 'about_us'],
  ['a__b', 'a__b'],
  ['a-_-b', 'a-_-b'],
  ['_private_', 'private'],
  ['v1.2_final', 'v1-2_final'],
  ['Über_uns', 'uber_uns'],
  ['__', ''],
])('%s from elsewhere stays %s', (written, slug) => expect(cleanSlug(written)).toBe(slug))

it('a slug from elsewhere keeps 200 characters, and is still one when it is cut', () => {
  expect(cleanSlug('a'.repeat(500))).toHaveLength(MAX_SLUG_LENGTH)
  expect(isSlug(cleanSlug(`${'a'.repeat(MAX_SLUG_LENGTH - 1)}_b`))).toBe(true)
})

it.each(['a', 'about_us', 'a__b', 'a-_-b', '2024', 'überuns', 'हिन्दी', 'ガラス'])('%s can be a slug', (value) =>
  expect(isSlug(value)).toBe(true))

it.each([
  '',
  '_',
  '_next',
  'a_',
  '-a',
  'a-',
  'a--b',
  'a.b',
  'a/b',
  'a b',
  'u\u0308ber',
  '\u093Fक',
])('“%s” cannot be a slug', (value) => expect(isSlug(value)).toBe(false))
