import { describe, expect, it } from 'vitest'
import { MAX_RETURN_LENGTH } from './limits.ts'
import { parseReturnPath } from './return-path.ts'

describe('where a visitor is led back to', () => {
  it.each([
    ['/club/', '/club/'],
    ['/de/club/?page=2', '/de/club/?page=2'],
    ['/club/#part', '/club/'],
    ['/a/../club/', '/club/'],
    ['/räume/', '/r%C3%A4ume/'],
  ])('%j is %j', (given, path) => expect(parseReturnPath(given)).toBe(path))

  it.each([
    undefined,
    '',
    'club/',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/./\\evil.example',
    '/..//evil.example/',
    'javascript:alert(1)',
    `/${'a'.repeat(MAX_RETURN_LENGTH)}`,
  ])('%j is nowhere', (given) => expect(parseReturnPath(given)).toBeUndefined())
})
