import { describe, expect, it } from 'vitest'
import { readArguments, reportText } from './command.ts'

describe('the arguments of an export', () => {
  it('are a folder, the running site, and where the pages will be', () =>
    expect(
      readArguments(['--static', '/srv/www', '--origin', 'https://edit.example/', '--url', 'https://halden.example']),
    ).toEqual({
      folder: '/srv/www',
      origin: 'https://edit.example',
      url: 'https://halden.example',
    }))
  it.each([
    [[], /npm run export/],
    [['--static', '/a', '--other'], /npm run export/],
    [['--static', '/a', '--origin', 'edit.example'], /--origin is "edit\.example"/],
    [['--static', '/a', '--url', 'https://halden.example/en/'], /--url is .* without a path/],
  ])('%j: refused with what to do', (args, words) => expect(() => readArguments(args)).toThrow(words))
})

describe('the report of an export', () => {
  const report = { pages: 3, files: 9, bytes: 1_234_567, redirects: 2, unsaid: [], broken: [] }
  const asked = { folder: '/srv/www', origin: undefined, url: undefined, siteUrl: 'https://halden.example' }
  it('says how much was written', () =>
    expect(reportText(report, asked)).toBe(
      '/srv/www: 3 pages, 9 files, 1.2 MB, 2 redirects, for https://halden.example',
    ))
  it('names the links that lead nowhere, and where they stand', () =>
    expect(reportText({ ...report, broken: [{ address: '/b/', page: '/a/', pages: 3 }] }, asked)).toContain(
      '  /b/ (on /a/ and 2 more)',
    ))
  it('says what the running site needs for its forms', () =>
    expect(reportText(report, { ...asked, origin: 'https://edit.example' })).toContain(
      'FORMS_ORIGINS=https://halden.example',
    ))
  it('says so when search engines would be led to this machine', () =>
    expect(reportText(report, { ...asked, siteUrl: 'http://localhost:3000' })).toContain('Give --url'))
})
