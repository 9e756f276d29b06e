import { describe, expect, it } from 'vitest'
import { NOTICE, wiringModules } from './modules.mjs'

/** @param {string} name @param {readonly string[]} entries */
const core = (name, ...entries) => ({ name, entries, isOptional: false, isOn: true })

const FEATURES = [core('news', 'feature', 'core'), core('share-image', 'core', 'feature'), core('plain', 'core')]

const textOf = (features) => Object.fromEntries(wiringModules(features).map(({ file, text }) => [file, text]))

describe('the module of a program', () => {
  const text = textOf(FEATURES)['packages/cms/src/config/features.ts']

  it('says in its first line that it is written by a program', () => expect(text.split('\n')[0]).toBe(NOTICE))

  it('imports each feature that has something for it, and lists them in the order of the list', () => {
    expect(text).toContain("import { feature as news } from '@vitrine/news/feature'\n")
    expect(text).toContain("import { feature as shareImage } from '@vitrine/share-image/feature'\n")
    expect(text).toContain('export const features: readonly AnyFeature[] = [news, shareImage]\n')
  })

  it('leaves out a package that has nothing for it', () => expect(text).not.toContain('plain'))
})

/** Modules that a feature of the core is in, if it has something for them. */
const PROGRAMS = [
  'packages/cms/src/config/features.ts',
  'apps/site/src/features/views.ts',
  'apps/site/src/features/servers.ts',
  'packages/demo/src/features.ts',
]

/** @param {readonly object[]} before @param {readonly object[]} after */
function changedBy(before, after) {
  const [one, other] = [textOf(before), textOf(after)]
  return Object.keys(other).filter((file) => one[file] !== other[file])
}

it('one more line in the list brings a feature into every program that it has something for', () => {
  const added = core('example', 'feature', 'feature.view', 'feature.server', 'feature.demo')
  expect(changedBy(FEATURES, [...FEATURES, added]).sort()).toEqual([...PROGRAMS].sort())
})

describe('an optional feature', () => {
  const shop = {
    ...core('shop', 'feature', 'feature.view', 'feature.server', 'feature.demo', 'migrations'),
    isOptional: true,
  }
  const off = { ...shop, isOn: false }

  it('is in every program that it has something for, with its migrations, when it is on', () => {
    expect(changedBy([...FEATURES, off], [...FEATURES, shop])).toEqual(expect.arrayContaining(PROGRAMS))
    expect(textOf([shop])['packages/cms/src/database/feature-ledgers.ts']).toContain(
      "export const featureLedgers: readonly FeatureLedger[] = [{ feature: 'shop', ledger: shop }]\n",
    )
  })

  it('is in no program when it is off, and browsers find none of its files', () => {
    const changed = changedBy(FEATURES, [...FEATURES, off])
    expect(changed).not.toEqual(expect.arrayContaining([expect.stringMatching(/features\/|config\/features|ledgers/)]))
    expect(
      textOf([...FEATURES, off])['apps/site/src/browser/package-modules.ts'].match(/!\S*\/shop\/\*\*/g),
    ).toHaveLength(3)
    expect(textOf([...FEATURES, off])['apps/site/build/features-off.ts']).toContain("['shop']")
  })

  it.each([
    ['packages/cms/src/config/optional-features.ts', 'readonly OptionalFeature[] = [shop]\n'],
    ['packages/kit/src/core/optional-features.ts', "export type OptionalFeatureName = 'shop'\n"],
  ])('is in %s, on or off: types and migrations are made of all', (file, line) => {
    expect(textOf([off])[file]).toBe(textOf([shop])[file])
    expect(textOf([off])[file]).toContain(line)
  })
})
