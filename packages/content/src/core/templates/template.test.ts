import { expect, it } from 'vitest'
import { templateNamed } from './template.ts'

const ABOUT = { name: 'about', label: 'About us', description: 'Who, where, since when.', thumbnail: 'data:,' }

it('is found by its name, and by nothing else', () => {
  expect(templateNamed([ABOUT], 'about')).toBe(ABOUT)
  for (const name of ['', 'About', 'toString', 7, undefined]) expect(templateNamed([ABOUT], name)).toBeUndefined()
})
