import { describe, expect, it } from 'vitest'
import { fillTemplate, templateProblem } from './template.ts'

const values = { title: 'Studio', site: 'Halden & Rye', separator: '–', tagline: undefined }

describe('a template', () => {
  it.each([
    ['{title} {separator} {site}', 'Studio – Halden & Rye'],
    ['{title} | {tagline} | {site}', 'Studio | Halden & Rye'],
    ['{tagline} – {title}', 'Studio'],
    ['{title} {separator} {tagline}', 'Studio'],
    ['{title}, drawn  by {site}', 'Studio, drawn by Halden & Rye'],
    ['– {title} –', '– Studio –'],
    ['{unknown} {title}', '{unknown} Studio'],
  ])('%j becomes %j', (template, filled) => expect(fillTemplate(template, values)).toBe(filled))

  it('takes a value as it is, whatever it holds', () =>
    expect(fillTemplate('{title} {site}', { title: '{site} $& $1', site: 'A' })).toBe('{site} $& $1 A'))
})

describe('what is wrong with a template', () => {
  const problem = (template: string) => templateProblem(template, ['title', 'site'], 'title')
  it.each(['{title} – {site}', '{title}', ''])('%j: nothing', (template) => expect(problem(template)).toBeUndefined())
  it.each([
    ['{titel}', /\{titel\}.*\{title\}, \{site\}/],
    ['{title} {}', /\{\}/],
    ['{title} {__proto__}', /__proto__/],
    ['{title', /brace/],
    ['title}', /brace/],
    ['{{title}}', /brace/],
    ['{site}', /\{title\}/],
    ['Hello', /\{title\}/],
  ])('%j: %s', (template, sentence) => expect(problem(template)?.en).toMatch(sentence))
})
