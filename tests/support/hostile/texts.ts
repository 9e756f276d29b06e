import { between, pick, type Random } from './draw.ts'

/** Characters of a text that is longer than any field. */
const LONG = 5_000

/** Texts that have a meaning to some program on the way, or that few have thought of. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1.5',
  '1e999',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  'all',
  '[object Object]',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '{}',
  '[]',
  '{"a":',
  '"',
  "'",
  "' or 1=1 --",
  '%',
  '_',
  '*',
  '?',
  '(((((',
  '[[[[[',
  '.*+?^$()|{}[]\\',
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//evil.example/',
  'https://evil.example/?a=b#c',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://[',
  'http://127.0.0.1:1/',
  '<script>alert(1)</script>',
  '\0',
  'a\0b',
  '\r\nX-Injected: yes',
  '\u2028',
  '\ud800',
  '\ufeff',
  '🙂',
  'שלום',
  'ẞ',
  'İ',
  'a\u0301',
  '2026-01-31',
  '2026-13-45T99:99:99Z',
  '-271821-04-20T00:00:00.000Z',
  '+999999-01-01',
  'en',
  'en-US',
  'de',
  'xx-invalid-locale-tag',
  'a@example.org',
  'id',
  '-id',
  'title',
  'createdAt',
  'password',
  'x'.repeat(LONG),
  '%00',
  '%ff',
  '%e0%a4%a',
]

/** One of the texts, or two of them run together. */
export function hostileText(random: Random): string {
  return random() < 0.8 ? pick(random, TEXTS) : pick(random, TEXTS) + pick(random, TEXTS)
}

/** Any value that JSON can write, a few levels deep. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = between(random, 0, depth > 3 ? 5 : 8)
  switch (kind) {
    case 0:
      return pick(random, [null, true, false])
    case 1:
      return pick(random, [0, -1, 1, 1.5, 1e308, -0, 2 ** 53, 2 ** 31, 99_999_999_999])
    case 6:
      return Array.from({ length: between(random, 0, 3) }, () => hostileValue(random, depth + 1))
    case 7:
    case 8:
      return Object.fromEntries(
        Array.from({ length: between(random, 0, 3) }, () => [hostileText(random), hostileValue(random, depth + 1)]),
      )
    default:
      return hostileText(random)
  }
}
