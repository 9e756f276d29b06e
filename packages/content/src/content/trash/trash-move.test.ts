import { expect, it } from 'vitest'
import { trashMove } from './trash-move.ts'

const NOW = '2026-11-23T10:00:00.000Z'

it.each([
  ['a first date of deletion', { deletedAt: NOW }, {}, 'leaves'],
  ['a date in place of none', { deletedAt: NOW }, { deletedAt: null }, 'leaves'],
  ['none in place of a date', { deletedAt: null }, { deletedAt: NOW }, 'returns'],
  ['a change beside it', { title: 'Rooms' }, { deletedAt: NOW }, undefined],
  ['a form that was never deleted', { deletedAt: null }, {}, undefined],
  ['the same date again', { deletedAt: NOW }, { deletedAt: NOW }, undefined],
  ['a new document', { deletedAt: NOW }, undefined, undefined],
])('%s', (_, data, before, move) => expect(trashMove(data, before)).toBe(move))
