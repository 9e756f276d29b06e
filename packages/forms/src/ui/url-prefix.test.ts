import { expect, it } from 'vitest'
import { withScheme } from './url-prefix.ts'

it.each([
  ['example.com', 'http://example.com'],
  ['  //example.com ', 'http://example.com'],
  ['https://example.com', 'https://example.com'],
  ['example.com:80', 'example.com:80'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['localhost', 'localhost'],
  ['', ''],
])('the web address %j becomes %j', (typed, left) => expect(withScheme(typed)).toBe(left))
