import { describe, expect, it } from 'vitest'
import { parseRequest } from './request.mjs'

const parse = (/** @type {string[]} */ ...words) => parseRequest(words, ['forms', 'site', 'sliders'])

describe('the test command', () => {
  it('runs every suite when nothing is said', () =>
    expect(parse()).toEqual({
      kind: 'run',
      suites: ['unit', 'integration', 'browser', 'vectors'],
      filters: [],
      savesScreenshots: false,
      savesDurations: false,
    }))

  it('runs a suite by its name', () =>
    expect(parse('vectors')).toMatchObject({ kind: 'run', suites: ['vectors'], filters: [] }))

  it('runs what belongs to a package, of all suites but the recorded cases', () =>
    expect(parse('forms')).toMatchObject({
      kind: 'run',
      suites: ['unit', 'integration', 'browser'],
      filters: ['packages/forms/', 'apps/forms/', 'tests/forms/'],
    }))

  it('runs one suite of a package', () =>
    expect(parse('unit', 'forms')).toMatchObject({
      suites: ['unit'],
      filters: expect.arrayContaining(['tests/forms/']),
    }))

  it('runs a file', () =>
    expect(parse('tests/forms/inbox.browser.test.ts')).toMatchObject({
      kind: 'run',
      filters: ['tests/forms/inbox.browser.test.ts'],
    }))

  it('runs what uncommitted changes can reach, or those since a commit', () => {
    expect(parse('--changed')).toEqual({ kind: 'changed', since: '' })
    expect(parse('--changed=main')).toEqual({ kind: 'changed', since: 'main' })
  })

  it('runs everything and saves how long it took', () =>
    expect(parse('--durations')).toMatchObject({ kind: 'run', filters: [], savesDurations: true }))

  it('saves screenshots when asked to', () =>
    expect(parse('--pictures', 'browser', 'sliders')).toMatchObject({
      suites: ['browser'],
      filters: expect.arrayContaining(['tests/sliders/']),
      savesScreenshots: true,
    }))

  it.each([
    [['form'], 'form is no suite, no package and no file of tests.'],
    [['--watch'], 'There is no option --watch.'],
    [['--durations', 'forms'], '--durations takes nothing after it: forms'],
    [['--changed', 'forms'], '--changed takes nothing after it: forms'],
  ])('says what it does not understand: %s', (words, complaint) =>
    expect(parse(...words)).toEqual({ kind: 'help', complaint }))
})
