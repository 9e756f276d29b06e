import { describe, expect, it } from 'vitest'
import { formProblems } from './form-problems.ts'

const onlyIf = (field: string, is = 'filled', value?: string) => ({ showWhen: { tests: [{ field, is, value }] } })
const field = (name: string, more: object = {}) => ({ blockType: 'text', name, ...more })
const pathsOf = (...fields: readonly object[]) => formProblems({ fields }).map(({ path }) => path)

describe('a condition', () => {
  it('may name an earlier field', () => expect(pathsOf(field('a'), field('b', onlyIf('a')))).toEqual([]))
  it('may write the dots of a name', () => expect(pathsOf(field('a.x'), field('b', onlyIf('a.x')))).toEqual([]))
  it('may not name a later field', () =>
    expect(pathsOf(field('a', onlyIf('b')), field('b'))).toEqual(['fields.0.showWhen.tests.0.field']))
  it('may not name its own field', () =>
    expect(pathsOf(field('a', onlyIf('a')))).toEqual(['fields.0.showWhen.tests.0.field']))
  it('must not name something that is not a field', () =>
    expect(formProblems({ fields: [field('a', onlyIf('z'))] })).toEqual([
      {
        path: 'fields.0.showWhen.tests.0.field',
        message: expect.objectContaining({ en: 'No field is called z. Choose an earlier field.' }),
      },
    ]))
  it('names a later field by its label', () =>
    expect(formProblems({ fields: [field('a', onlyIf('b')), field('b', { label: 'Company' })] })).toMatchObject([
      { message: { en: expect.stringContaining('“Company” is not above this.') } },
    ]))
  it('must say what it compares with', () =>
    expect(pathsOf(field('a'), field('b', onlyIf('a', 'equals')))).toEqual(['fields.1.showWhen.tests.0.value']))
  it('of a group may not look into it', () =>
    expect(pathsOf({ blockType: 'group', ...onlyIf('a'), fields: [field('a')] })).toEqual([
      'fields.0.showWhen.tests.0.field',
    ]))
  it('may look into an earlier group', () =>
    expect(
      pathsOf({ blockType: 'group', fields: [field('a'), field('b', onlyIf('a'))] }, field('c', onlyIf('b'))),
    ).toEqual([]))
})

describe('a name', () => {
  it('may not be that of a field in a group', () =>
    expect(pathsOf({ blockType: 'group', fields: [field('a')] }, field('a'))).toEqual(['fields.1.name']))
  it('in a group can be named in a mail', () =>
    expect(formProblems({ fields: [{ blockType: 'group', fields: [field('a')] }], mail: { body: '[a]' } })).toEqual([]))
})

describe('a group that repeats', () => {
  const group = (...fields: readonly object[]) => ({ blockType: 'group', repeats: true, maxRows: 3, fields })
  it('gives its rows names that no other field may have', () =>
    expect(pathsOf(group(field('a')), field('a__2'), field('a__4'))).toEqual(['fields.1.name']))
  it('gives them names that a mail may have', () =>
    expect(formProblems({ fields: [group(field('a'))], mail: { body: '[a] [a__3]' } })).toEqual([]))
  it('has no more rows than it says', () =>
    expect(formProblems({ fields: [group(field('a'))], mail: { body: '[a__4]' } })).toMatchObject([
      { path: 'mail.body' },
    ]))
  it('cannot contain a field that is asked once', () =>
    expect(pathsOf(group(field('a'), { blockType: 'quiz', name: 'q' }))).toEqual(['fields.0.fields.1.name']))
})
