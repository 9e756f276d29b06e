import { expect, it } from 'vitest'
import { longestFirst } from './durations.mjs'

it('files that took longest come first, in place of those without a duration', () =>
  expect(['new', 'short', 'long'].sort(longestFirst({ short: 4, long: 90 }))).toEqual(['long', 'short', 'new']))
