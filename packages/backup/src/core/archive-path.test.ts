import { describe, expect, it } from 'vitest'
import { isInside, piecePath } from './archive-path.ts'

describe('a path in an archive', () => {
  it.each(['data/media/a.jpg', 'manifest.json', 'data/site/été 1.css', piecePath('pages', 3)])('may be %s', (path) =>
    expect(isInside(path)).toBe(true))

  it.each([
    '',
    '/etc/passwd',
    '../a',
    'data/../../a',
    'data//a',
    './a',
    'a/.',
    'C:/a',
    'c:a',
    'data\\..\\a',
    'a\0b',
    'a/'.repeat(600),
  ])('never leaves its folder: %j', (path) => expect(isInside(path)).toBe(false))
})
