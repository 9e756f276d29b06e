import { expect, it } from 'vitest'
import { needsFactor } from './factor-rule.ts'

it.each([
  ['nobody', 'administrator', false],
  ['nobody', undefined, false],
  ['administrators', 'administrator', true],
  ['administrators', 'editor', false],
  ['administrators', 'author', false],
  ['administrators', undefined, true],
  ['everybody', 'administrator', true],
  ['everybody', 'author', true],
  ['everybody', undefined, true],
  // Never saved.
  [undefined, 'administrator', false],
] as const)('where %s needs a second factor, of role %s: %s', (rule, role, needs) =>
  expect(needsFactor(rule, role)).toBe(needs))
