import { describe, expect, it } from 'vitest'
import { inEachRound, patience } from '../../../../tests/support/rounds.ts'
import type { Entries } from './entries.ts'
import { parseForm } from './parse-form.ts'
import { withRowChange } from './row-change.ts'
import { parseRowName, rowName } from './rows.ts'
import { visibleForm } from './visible-form.ts'

/** Rounds of each property. */
const ROUNDS = 1_000

const MAX_ROWS = 6
const form = parseForm(
  {
    id: 1,
    fields: [
      {
        blockType: 'group',
        heading: 'Rows',
        repeats: true,
        maxRows: MAX_ROWS,
        fields: [
          { blockType: 'text', name: 'a' },
          { blockType: 'checkbox', name: 'b', choices: 'x' },
        ],
      },
      { blockType: 'text', name: 'c' },
    ],
  },
  'en',
)

/** So many rows, each value of its own, some boxes unticked, in any order. */
function post(next: () => number, rows: number): Entries {
  const entries = Array.from({ length: rows }, (_, index) => index + 1).flatMap(
    (row): Entries => [
      [rowName('a', row), `a of ${row}`],
      ...(next() < 0.5 ? ([[`${rowName('b', row)}[]`, `b of ${row}`]] as const) : []),
    ],
  )
  return [...entries, ['c', 'c'] as const, ['_vitrine_rows_0', String(rows)] as const].sort(() => next() - 0.5)
}

function body() {
  if (form?.body.kind !== 'fields') throw new Error('The form of this test has no fields.')
  return { form, body: form.body }
}

describe('rows', () => {
  it('lose the removed one and nothing else, in their order', patience(), () =>
    inEachRound(ROUNDS, ({ random: next }) => {
      const rows = 2 + Math.floor(next() * (MAX_ROWS - 1))
      const row = 1 + Math.floor(next() * rows)
      const entries = post(next, rows)
      const changed = withRowChange(body().body, entries, { kind: 'remove', group: 0, row })
      const values = (list: Entries) => list.map(([, value]) => value)
      expect(values(changed.entries)).toEqual(values(entries).filter((value) => !String(value).endsWith(` of ${row}`)))
      expect(changed.rows).toBe(rows - 1)
      for (const [name, value] of changed.entries) {
        const written = Number(/ of (\d+)$/.exec(String(value))?.[1])
        if (!Number.isNaN(written)) {
          expect(parseRowName(name.replace('[]', '')).row).toBe(written > row ? written - 1 : written)
        }
      }
    }),
  )

  it('of any post are within the limits, and each entry is either accepted or dropped', patience(), () =>
    inEachRound(ROUNDS, ({ random: next }) => {
      const entries = post(next, Math.floor(next() * 30))
      const asked = visibleForm(body().form, entries)
      const rows = asked.rows.get('a')?.length ?? 0
      expect(rows >= 1 && rows <= MAX_ROWS).toBe(true)
      expect(asked.entries.length + asked.dropped.length).toBe(entries.length)
      expect(asked.form.tags).toHaveLength(2 * rows + 1)
    }),
  )
})
