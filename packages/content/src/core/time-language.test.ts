import { expect, it } from 'vitest'
import { timeLanguage } from './time-language.ts'

it.each([
  ['en', 'Europe/London', 'en-GB'],
  ['en', 'Europe/Berlin', 'en-GB'],
  ['en', 'Asia/Tokyo', 'en-GB'],
  ['en', 'America/New_York', 'en-US'],
  ['en', 'Pacific/Honolulu', 'en-US'],
  ['en', 'UTC', 'en'],
  ['en', 'Etc/GMT+3', 'en'],
  ['en-US', 'Europe/London', 'en-US'],
  ['en-GB', 'America/New_York', 'en-GB'],
  ['de', 'America/New_York', 'de'],
])('times for readers of %s on a site in %s are written in %s', (locale, zone, language) =>
  expect(timeLanguage(locale, zone)).toBe(language))
