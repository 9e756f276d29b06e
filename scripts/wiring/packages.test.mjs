import { expect, it } from 'vitest'
import { withFeatures } from './packages.mjs'

const FEATURES = [
  { name: 'news', entries: ['feature', 'feature.view', 'feature.demo', 'admin'] },
  { name: 'quiet', entries: ['feature'] },
]

it.each([
  ['packages/cms/package.json', ['@vitrine/news', '@vitrine/quiet', 'payload']],
  ['apps/site/package.json', ['@vitrine/news', 'payload']],
  ['apps/admin/package.json', ['@vitrine/news', 'payload']],
  ['packages/demo/package.json', ['@vitrine/news', 'payload']],
])('%s depends on the features that it loads, sorted by name', (file, expected) => {
  const { dependencies } = withFeatures(file, { name: 'x', dependencies: { payload: '^3.0.0' } }, FEATURES)
  expect(Object.keys(dependencies)).toEqual(expected)
})
