import type { ImportRun } from '@vitrine/wordpress/server'
import { expect, it } from 'vitest'
import { ConfigError } from '../settings/config-error.ts'
import { runsNamed, runsOfSite } from './runs-named.ts'

const run = (id: string, source: string): ImportRun => ({
  id,
  source,
  startedAt: '2026-03-01T08:00:00.000Z',
  endedAt: undefined,
  state: 'ended',
  report: undefined,
})
const RUNS = [run('a', 'old.example'), run('b', 'old.example'), run('c', 'other.example')]

it('runs are found by their names, in the order of these', () =>
  expect(runsNamed(RUNS, ['c', 'a'])).toEqual([RUNS[2], RUNS[0]]))

it('a run that is not there is refused', () =>
  expect(() => runsNamed(RUNS, ['d'])).toThrow(new ConfigError('There is no import “d”.')))

it('answers are changed of runs of the same site', () =>
  expect(runsOfSite(RUNS, ['a', 'b'], 'old.example')).toEqual(['a', 'b']))

it('a run of another site is refused, since all that it made would go', () =>
  expect(() => runsOfSite(RUNS, ['a', 'c'], 'old.example')).toThrow(
    new ConfigError('The import “c” is of other.example, and this export of old.example. Give a run of the same site.'),
  ))
