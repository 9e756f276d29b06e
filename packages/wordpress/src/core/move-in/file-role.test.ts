import { describe, expect, it } from 'vitest'
import { fileRole, isTaken } from './file-role.ts'

describe('the part of a file in an import', () => {
  it.each([
    ['export.xml', undefined, 'export'],
    ['export.XML.gz', undefined, 'export'],
    ['export.gz', undefined, 'export'],
    ['hero.ss3', undefined, 'export'],
    ['slider_export.txt', undefined, 'export'],
    ['redirection.json', undefined, 'redirects'],
    ['redirection.csv', undefined, 'redirects'],
    ['readme.txt', undefined, 'none'],
    ['site.zip', ['site/export.xml'], 'export'],
    ['hero.zip', ['images/a.jpg', 'slider_export.txt'], 'export'],
    ['uploads.zip', ['2024/02/a.jpg', '2024/02/a.xmlx'], 'media'],
    ['uploads', ['2024'], 'media'],
    ['export', ['a.xml', 'b.xml'], 'export'],
  ] as const)('%s with %j: %s', (name, inside, role) => expect(fileRole(name, inside)).toBe(role))
})

describe('what is taken from a browser', () => {
  it.each(['a.xml', 'a.xml.gz', 'a.zip', 'a.ss3', 'a.json', 'a.csv', 'a.txt'])('%s', (name) =>
    expect(isTaken(name)).toBe(true))
  it.each(['a', 'a.php', 'a.xml.exe', 'xml'])('not %s', (name) => expect(isTaken(name)).toBe(false))
})
