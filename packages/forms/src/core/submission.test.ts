import { describe, expect, it } from 'vitest'
import type { Entries } from './entries.ts'
import { collect, postedValues } from './submission.ts'
import { scanTemplate, tagsOf } from './template/scan.ts'

const submit = (template: string, entries: Entries) => collect(tagsOf(scanTemplate(template)), entries)

describe('a submission', () => {
  it('has every field of the form, also those that were not posted', () => {
    expect(submit('[text a] [checkbox b "x"] [acceptance c] I agree [/acceptance] [file d]', [])).toEqual({
      a: '',
      b: [],
      c: [],
      d: '',
    })
  })
  it('keeps choices as a list, even of one', () => {
    expect(submit('[radio r "One" "Two"]', [['r', 'Two']])).toEqual({ r: ['Two'] })
  })
  it('has no choice where an empty one was posted', () => {
    expect(submit('[select s include_blank "One"]', [['s', '']])).toEqual({ s: [] })
  })
  it('has no field that the protocol names for itself', () => {
    const entries: Entries = [
      ['_wpcf7', '4'],
      [' _wpcf7_x', '1'],
      ['.y', '1'],
    ]
    expect(submit('[text a]', entries)).toEqual({ a: '' })
  })
  it('keeps texts of other fields, a quiz among them, but no files', () => {
    const entries: Entries = [
      ['q', 'x'],
      ['extra', 'e'],
      ['upload', { name: 'a.txt', size: 1 }],
    ]
    expect(submit('[quiz q "n|x"]', entries)).toEqual({ q: 'x', extra: 'e' })
  })
  it('keeps numbers and addresses as they were meant, and other texts as they were typed', () => {
    const entries: Entries = [
      ['phone', '\u202a+49 30 1234567\u202c'],
      ['n', '４２'],
      ['words', '４２'],
    ]
    expect(submit('[tel* phone] [number n] [text words]', entries)).toEqual({
      phone: '+49 30 1234567',
      n: '42',
      words: '４２',
    })
  })
  it('keeps 50 fields that the form does not have', () => {
    const entries: Entries = Array.from({ length: 80 }, (_, index) => [`extra-${index}`, 'x'])
    expect(Object.keys(submit('[text a]', entries))).toHaveLength(51)
  })
  it('keeps what the caller made of files', () => {
    expect(collect(tagsOf(scanTemplate('[file f]')), [['f', { name: 'a.txt', size: 1 }]], { f: 'hash' })).toEqual({
      f: 'hash',
    })
  })
  it('takes no text for a file', () => expect(submit('[file f]', [['f', 'hello']])).toEqual({ f: '' }))
})

describe('a pipe', () => {
  const template = '[select s "Sales &amp; more|sales@example.com" "Help|help@example.com" "Help|late@example.com"]'
  it.each([
    ['Help', 'help@example.com'],
    ['Sales & more', 'sales@example.com'],
    ['Ｈｅｌｐ', 'help@example.com'],
    ['help', 'help'],
    ['sales@example.com', 'sales@example.com'],
  ])('says what %s means: %s', (posted, meant) => expect(submit(template, [['s', posted]])).toEqual({ s: [meant] }))
  it('is none in a field for text', () => {
    expect(submit('[text t "A|B"]', [['t', 'A']])).toEqual({ t: 'A' })
  })
})

describe('a free text', () => {
  const template = '[checkbox c free_text "One|1" "Other"]'
  it('follows the last ticked value', () => {
    const entries: Entries = [
      ['c[]', 'One'],
      ['c[]', 'Other'],
      ['_wpcf7_free_text_c', 'my own'],
    ]
    expect(submit(template, entries)).toEqual({ c: ['1', 'Other my own'] })
    expect(postedValues(entries)).toEqual({ c: ['One', 'Other'] })
  })
  it('is dropped when nothing is ticked', () => {
    expect(submit(template, [['_wpcf7_free_text_c', 'my own']])).toEqual({ c: [] })
  })
  it('is dropped where the form asks for none', () => {
    const entries: Entries = [
      ['c', 'One'],
      ['_wpcf7_free_text_c', 'x'],
    ]
    expect(submit('[checkbox c "One"]', entries)).toEqual({ c: ['One'] })
  })
})

describe('a posted text', () => {
  it.each([
    ['\u3000 Ann  Lee\u0085\r\n', 'Ann  Lee'],
    ['a\0b\u0007', 'ab'],
    ['a \\0\\\\00 b', 'a  b'],
    ['half \ud83d', ''],
    ['whole \ud83d\ude00', 'whole \ud83d\ude00'],
    ['C:\\temp', 'C:\\temp'],
  ])('%j is kept as %j', (posted, stored) => expect(submit('[text t]', [['t', posted]])).toEqual({ t: stored }))
  it('of nothing but backslashes takes no time', () => {
    const text = '\\'.repeat(250_000)
    expect(submit('[text t]', [['t', text]])).toEqual({ t: text })
  })
})

describe('a posted name', () => {
  it.each([
    ['a.b', 'a_b'],
    ['a b', 'a_b'],
    ['a[b', 'a_b'],
    ['1a', '1a'],
  ])('%s names %s', (posted, name) => expect(postedValues([[posted, 'x']])).toEqual({ [name]: 'x' }))
  it('with keys makes a list, whatever their depth', () => {
    const entries: Entries = [
      ['x[a]', '1'],
      ['x[b][c]', '2'],
      ['x[a]', '3'],
    ]
    expect(submit('[text x]', entries)).toEqual({ x: ['3', '2'] })
  })
  it('again replaces what was there', () => {
    const entries: Entries = [
      ['x', '1'],
      ['x', ''],
    ]
    expect(submit('[text x]', entries)).toEqual({ x: '' })
  })
  it('of nothing but keys names nothing', () => expect(postedValues([['[x]', '1']])).toEqual({}))
  it('with too many keys is left out', () => expect(postedValues([[`x${'[]'.repeat(65)}`, '1']])).toEqual({}))
})
