import { describe, expect, it } from 'vitest'
import { NOTICE, wiringModules } from './modules.mjs'

const FEATURES = [
  { name: 'news', entries: ['feature', 'core'] },
  { name: 'share-picture', entries: ['core', 'feature'] },
  { name: 'plain', entries: ['core'] },
]

const textOf = (features) => Object.fromEntries(wiringModules(features).map(({ file, text }) => [file, text]))

describe('the module of a program', () => {
  const text = textOf(FEATURES)['packages/cms/src/config/features.ts']

  it('says in its first line that it is written by a program', () => expect(text.split('\n')[0]).toBe(NOTICE))

  it('imports each feature that has something for it, and lists them in the order of the list', () => {
    expect(text).toContain("import { feature as news } from '@vitrine/news/feature'\n")
    expect(text).toContain("import { feature as sharePicture } from '@vitrine/share-picture/feature'\n")
    expect(text).toContain('export const features: readonly Feature[] = [\n  news,\n  sharePicture,\n]\n')
  })

  it('leaves out a package that has nothing for it', () => expect(text).not.toContain('plain'))
})

it('one more line in the list brings a feature into every program that it has something for', () => {
  const added = { name: 'example', entries: ['feature', 'feature.view', 'feature.server'] }
  const [before, after] = [textOf(FEATURES), textOf([...FEATURES, added])]
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  expect(changed).toEqual(Object.keys(before))
})
