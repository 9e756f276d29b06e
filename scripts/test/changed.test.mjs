import { describe, expect, it } from 'vitest'
import { dependencies, reachedBrowserTests } from './changed.mjs'

const packages = { ui: [], forms: ['ui'], sliders: ['ui'], cms: ['ui', 'forms', 'sliders'] }
const reached = (/** @type {string[]} */ ...files) =>
  reachedBrowserTests(files, packages, ['forms', 'sliders', 'site', 'support'])

describe('browser tests that a change can reach', () => {
  it('are those of a feature, when it is in a feature', () =>
    expect(reached('packages/forms/src/core/rules.ts', 'packages/sliders/src/ui.ts')).toEqual([
      'tests/forms/',
      'tests/sliders/',
    ]))

  it('are all, when it is in what features are made of, or in a program', () => {
    expect(reached('packages/ui/src/ui/base.css')).toEqual(['tests/'])
    expect(reached('packages/cms/src/config/features.ts', 'packages/forms/src/core.ts')).toEqual(['tests/'])
    expect(reached('apps/site/src/run.ts')).toEqual(['tests/'])
    expect(reached('scripts/launch/build.mjs')).toEqual(['tests/'])
  })

  it('are those in the folder of a changed test', () =>
    expect(reached('tests/sliders/flow.browser.test.ts')).toEqual(['tests/sliders/']))

  it('are none, when it is in docs, in the bench or in a unit test', () =>
    expect(reached('README.md', 'docs/forms.md', 'bench/main.mjs', 'packages/forms/src/core/rules.test.ts')).toEqual(
      [],
    ))

  it('know the packages of this repository', () => expect(dependencies().forms).toContain('ui'))
})
