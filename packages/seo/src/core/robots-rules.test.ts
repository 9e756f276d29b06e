import { describe, expect, it } from 'vitest'
import { DEFAULT_ROBOTS, robotsProblem, robotsTxt } from './robots-rules.ts'

describe('rules for robots', () => {
  it.each([
    ['the default', DEFAULT_ROBOTS],
    ['none', ''],
    [
      'several robots and a remark',
      '# ours\nUser-agent: A\nUser-agent: B\nDisallow: /x # no\n\nUser-agent: *\nDisallow:',
    ],
    ['patterns', 'user-agent: *\ndisallow: *.pdf$\ncrawl-delay: 2.5'],
  ])('%s are good', (_, rules) => expect(robotsProblem(rules)).toBeUndefined())

  it.each([
    ['Disallow: /x', /^Line 1: say first/],
    ['User-agent: *\nDisalow: /x', /^Line 2: this is no rule/],
    ['User-agent: *\nhello', /^Line 2: this is no rule/],
    ['User-agent: *\nDisallow: x', /^Line 2: give a path/],
    ['User-agent:', /^Line 1: name a robot/],
    ['User-agent: *\nCrawl-delay: soon', /seconds/],
    ['User-agent: *\nSitemap: https://x/', /by itself/],
  ])('%j are answered with %s', (rules, sentence) => expect(robotsProblem(rules)?.en).toMatch(sentence))
})

describe('/robots.txt', () => {
  it('names the sitemap after the rules', () =>
    expect(robotsTxt({ rules: 'User-agent: *\r\nAllow: /\r\n', sitemap: 'https://x/sitemap.xml' })).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://x/sitemap.xml\n',
    ))
  it('names none where nothing is to be found', () =>
    expect(robotsTxt({ rules: DEFAULT_ROBOTS, sitemap: undefined })).not.toContain('Sitemap'))
})
