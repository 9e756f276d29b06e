import { expect, it } from 'vitest'
import { slugFrom } from './slug.ts'

it.each([
  ['Crème brûlée & Co.', 'creme-brulee-co'],
  ['  --A  b--', 'a-b'],
  ['…', ''],
])('%s becomes %s', (title, slug) => expect(slugFrom(title)).toBe(slug))
