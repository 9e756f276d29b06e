import { describe, expect, it } from 'vitest'
import type { Entries } from './entries.ts'
import { parseForm } from './parse-form.ts'
import { collect } from './submission.ts'
import { visibleForm } from './visible-form.ts'

const form = parseForm(
  {
    id: 1,
    fields: [
      { blockType: 'radio', name: 'who', choices: 'Person\nCompany' },
      {
        blockType: 'group',
        heading: 'Company',
        showWhen: { tests: [{ field: 'who', is: 'equals', value: 'Company' }] },
        fields: [
          { blockType: 'text', name: 'company', required: true },
          { blockType: 'checkbox', name: 'kinds', choices: 'A\nB' },
        ],
      },
    ],
  },
  'en',
)

function asked(...entries: Entries) {
  if (!form) throw new Error('The form of this test is none.')
  return visibleForm(form, entries)
}

describe('fields that are not asked', () => {
  it('are not fields of the form', () =>
    expect(asked(['who', 'Person']).form.tags.map(({ name }) => name)).toEqual(['who']))
  it.each([
    ['company'],
    ['company[]'],
    ['company[a][b]'],
    ['company.x'],
    [' company'],
    ['kinds[]'],
  ])('are not kept when posted as %j', (name) => {
    const { form, entries } = asked(['who', 'Person'], [name, 'Smuggled'])
    expect(Object.values(collect(form.tags, entries)).flat()).not.toContain('Smuggled')
  })
  it('leave fields of the protocol and unknown fields alone', () =>
    expect(asked(['_wpcf7', '1'], ['who', 'Person'], ['utm', 'x']).entries.map(([name]) => name)).toEqual([
      '_wpcf7',
      'who',
      'utm',
    ]))
})

it('a form whose conditions all hold stays as it is', () => {
  const { form: same, entries } = asked(['who', 'Company'], ['company', 'Acme'])
  expect(same).toBe(form)
  expect(entries).toHaveLength(2)
})
