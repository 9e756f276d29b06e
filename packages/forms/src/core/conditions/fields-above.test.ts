import { describe, expect, it } from 'vitest'
import { distinctLabels, fieldsAbove } from './fields-above.ts'

const text = (name: string, label = name) => ({ blockType: 'text', name, label })
const FORM = [
  text('who', 'Your name'),
  { blockType: 'step', title: 'Guests' },
  { blockType: 'radio', name: 'kind', label: 'Kind', choices: 'Person\n Company|sales@example.com \n' },
  { blockType: 'group', heading: 'Guests', fields: [text('guest'), text('menu')] },
  text('a.b'),
]
const names = (path: string) => fieldsAbove(FORM, path).map(({ name }) => name)

describe('the fields that a condition can test', () => {
  it.each([
    ['fields.0.showWhen.tests.0.field', []],
    ['fields.2.showWhen.tests.0.field', ['who']],
    ['fields.3.showWhen.tests.0.field', ['who', 'kind']],
    ['fields.3.fields.1.showWhen.tests.3.value', ['who', 'kind', 'guest']],
    ['fields.4.showWhen.tests.0.field', ['who', 'kind', 'guest', 'menu']],
    ['fields.9.showWhen.tests.0.field', []],
  ])('of %s are those above it', (path, expected) => expect(names(path)).toEqual(expected))
  it('come with what visitors choose from', () =>
    expect(fieldsAbove(FORM, 'fields.3.showWhen')).toEqual([
      { name: 'who', label: 'Your name', choices: [] },
      { name: 'kind', label: 'Kind', choices: ['Person', 'Company'] },
    ]))
  it('go by their labels, and by their names where labels are the same', () => {
    const fields = [text('a', 'Name'), text('b', 'Name'), text('c', 'Town'), text('d')]
    expect(distinctLabels(fieldsAbove(fields, 'fields.3.showWhen'))).toEqual(['Name (a)', 'Name (b)', 'Town'])
  })
})
