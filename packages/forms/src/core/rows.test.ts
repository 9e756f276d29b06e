import { describe, expect, it } from 'vitest'
import type { Entries } from './entries.ts'
import { parseForm } from './parse-form.ts'
import { nameAfterRemoval, withRowChange } from './row-change.ts'
import { parseRowLimits, parseRowName, rowName } from './rows.ts'
import { toSchema } from './schema.ts'
import { collect } from './submission.ts'
import { validate } from './validate.ts'
import { visibleForm } from './visible-form.ts'

const GUESTS = {
  blockType: 'group',
  heading: 'Guests',
  repeats: true,
  minRows: 1,
  maxRows: 3,
  fields: [
    { blockType: 'text', name: 'guest', required: true },
    { blockType: 'radio', name: 'menu', choices: 'Meat\nOther' },
    {
      blockType: 'text',
      name: 'wish',
      required: true,
      showWhen: { tests: [{ field: 'menu', is: 'equals', value: 'Other' }] },
    },
    { blockType: 'checkbox', name: 'days', choices: 'Friday\nSaturday' },
  ],
}
const form = parseForm({ id: 1, fields: [GUESTS, { blockType: 'text', name: 'note' }] }, 'en')

function asked(...entries: Entries) {
  if (!form) throw new Error('The form of this test is none.')
  const found = visibleForm(form, entries)
  const { rules } = toSchema(found.form, { now: new Date(0), timeZone: 'UTC', lists: () => undefined })
  return {
    ...found,
    names: found.form.tags.map(({ name }) => name),
    wrong: validate(rules, found.entries).map(({ field }) => field),
    submitted: collect(found.form.tags, found.entries),
  }
}

function body() {
  if (form?.body.kind !== 'fields') throw new Error('The form of this test has no fields.')
  return form.body
}

describe('the name of a field in a row', () => {
  it('is its own in the first, and has the number of the others', () =>
    expect([1, 2, 12].map((row) => rowName('a', row))).toEqual(['a', 'a__2', 'a__12']))
  it.each([
    ['a', 'a', 1],
    ['a__2', 'a', 2],
    ['a__12', 'a', 12],
    ['a__1', 'a__1', 1],
    ['a__0', 'a__0', 1],
    ['a__2__3', 'a__2', 3],
    ['__2', '__2', 1],
  ])('is read back: %s', (name, first, row) => expect(parseRowName(name)).toEqual({ first, row }))
})

describe('how often a group may be filled in', () => {
  it.each([
    [undefined, undefined, 1, 10],
    [2, 4, 2, 4],
    [5, 3, 5, 5],
    [0, 900, 1, 20],
  ])('from %s to %s means %d to %d', (min, max, least, most) =>
    expect(parseRowLimits(min, max)).toEqual({ min: least, max: most }))
})

describe('the rows of a post', () => {
  it('are those whose names came', () =>
    expect(asked(['guest', 'Ann'], ['menu', 'Meat'], ['guest__2', 'Bob'], ['menu__2', 'Meat']).names).toEqual([
      'guest',
      'menu',
      'days',
      'guest__2',
      'menu__2',
      'days__2',
      'note',
    ]))
  it('are counted by the form where a row has nothing to post', () =>
    expect(asked(['guest', 'Ann'], ['menu', 'Meat'], ['_vitrine_rows_0', '2']).wrong).toEqual(['menu__2', 'guest__2']))
  it('are each judged', () =>
    expect(asked(['guest', ''], ['menu', 'Meat'], ['guest__2', 'Bob'], ['menu__2', 'Fish']).wrong).toEqual([
      'guest',
      'menu__2',
    ]))
  it('ask what depends on an answer of the same row', () => {
    const { wrong, hidden } = asked(['guest', 'A'], ['menu', 'Meat'], ['guest__2', 'B'], ['menu__2', 'Other'])
    expect(wrong).toEqual(['wish__2'])
    expect(hidden).toContain('wish')
  })
  it('are as many as the group takes', () => {
    const { submitted, dropped } = asked(['guest', 'A'], ['menu', 'Meat'], ['guest__4', 'D'], ['guest__40', 'E'])
    expect(Object.keys(submitted)).toContain('guest__3')
    expect(dropped).toEqual([
      ['guest__4', 'D'],
      ['guest__40', 'E'],
    ])
  })
  it('are submitted under their names, choices as lists', () =>
    expect(asked(['guest', 'A'], ['guest__2', 'B'], ['days__2[]', 'Friday']).submitted).toMatchObject({
      guest: 'A',
      guest__2: 'B',
      days__2: ['Friday'],
    }))
  it('are named for mails', () =>
    expect(asked(['guest', 'A'], ['guest__2', 'B']).rows.get('guest')).toEqual(['guest', 'guest__2']))
})

describe('a change of rows without script', () => {
  const entries: Entries = [
    ['guest', 'A'],
    ['days[]', 'Friday'],
    ['guest__2', 'B'],
    ['days__2[]', 'Saturday'],
    ['_wpcf7_free_text_days__3', 'x'],
    ['guest__3', 'C'],
    ['note', 'N'],
  ]
  it('moves the rows below up', () =>
    expect(withRowChange(body(), entries, { kind: 'remove', group: 0, row: 1 })).toEqual({
      entries: [
        ['guest', 'B'],
        ['days[]', 'Saturday'],
        ['_wpcf7_free_text_days__2', 'x'],
        ['guest__2', 'C'],
        ['note', 'N'],
      ],
      rows: 2,
    }))
  it('adds no more than the group takes', () =>
    expect(withRowChange(body(), entries, { kind: 'add', group: 0 })).toEqual({ entries, rows: 3 }))
  it('keeps as many as the group needs', () =>
    expect(withRowChange(body(), [['guest', 'A']], { kind: 'remove', group: 0, row: 1 })).toEqual({
      entries: [['guest', 'A']],
      rows: 1,
    }))
  it('of an unknown group changes nothing', () =>
    expect(withRowChange(body(), entries, { kind: 'remove', group: 7, row: 1 }).entries).toEqual(entries))
})

describe('the name of a field after a row was removed', () => {
  const names = new Set(['a'])
  it.each([
    ['a', 1, undefined],
    ['a__2', 1, 'a'],
    ['a__3', 2, 'a__2'],
    ['a', 2, 'a'],
    ['b__3', 1, 'b__3'],
  ])('%s without row %d is %s', (name, row, now) => expect(nameAfterRemoval(name, { names, row })).toBe(now))
})
