import { describe, expect, it } from 'vitest'
import { cleanName, isCleanName } from './file-name.ts'

describe('a name in the import folder', () => {
  it.each([
    'export.xml',
    'halden-rye.WordPress.2026-11-24.xml.gz',
    'uploads',
    'Über uns (2).zip',
    '宣伝.xml',
  ])('may be %s', (name) => expect(isCleanName(name)).toBe(true))
  it.each([
    '',
    '.',
    '..',
    '.hidden.xml',
    '../vitrine.db',
    'a/b.xml',
    'a\\b.xml',
    'a\0.xml',
    'a\n.xml',
    'a.xml ',
    'a.xml.',
    '-rf.xml',
    'x'.repeat(151),
    'U\u0308ber.xml',
  ])('may not be %j', (name) => expect(isCleanName(name)).toBe(false))
})

describe('the name of an uploaded file', () => {
  it.each([
    ['export.xml', 'export.xml'],
    ['C:\\Users\\mara\\export.xml', 'export.xml'],
    ['../../etc/passwd', 'passwd'],
    ['.htaccess', 'htaccess'],
    ['what?<is>:this.xml', 'what--is--this.xml'],
    ['U\u0308ber.xml', 'Über.xml'],
    [`${'x'.repeat(300)}.zip`, `${'x'.repeat(146)}.zip`],
  ])('%j becomes %j', (given, name) => {
    expect(cleanName(given)).toBe(name)
    expect(isCleanName(cleanName(given))).toBe(true)
  })
  it.each(['', '...', '///'])('%j has nothing left', (given) => expect(isCleanName(cleanName(given))).toBe(false))
})
