import { describe, expect, it } from 'vitest'
import { type Mark, markText } from './marks.ts'

/** Marks what stands between bars, and shows the result with bars around what is selected then. */
function mark(kind: Mark, written: string): string {
  const start = written.indexOf('|')
  const end = written.lastIndexOf('|') - (written.indexOf('|') === written.lastIndexOf('|') ? 0 : 1)
  const text = written.replaceAll('|', '')
  const change = markText(kind, { text, start, end })
  const changed = text.slice(0, change.from) + change.insert + text.slice(change.to)
  if (change.start === change.end) return `${changed.slice(0, change.start)}|${changed.slice(change.start)}`
  return `${changed.slice(0, change.start)}|${changed.slice(change.start, change.end)}|${changed.slice(change.end)}`
}

describe('a mark', () => {
  it.each<[Mark, string, string]>([
    ['bold', 'Oil it |twice| a year', 'Oil it **|twice|** a year'],
    ['italic', 'Oil it |twice|', 'Oil it *|twice|*'],
    ['code', '|0000| wool', '`|0000|` wool'],
    ['bold', 'Oil it |', 'Oil it **|**'],
  ])('%s stands around words: %s', (kind, before, after) => expect(mark(kind, before)).toBe(after))

  it.each<[Mark, string, string]>([
    ['bold', 'Oil it **|twice|**', 'Oil it |twice|'],
    ['italic', 'Oil it *|twice|*', 'Oil it |twice|'],
    ['quote', '|> one\n> two|', '|one\ntwo|'],
  ])('%s is taken away again: %s', (kind, before, after) => expect(mark(kind, before)).toBe(after))

  it('makes bold words italic, too', () => expect(mark('italic', '**|twice|**')).toBe('***|twice|***'))

  it('stands before each line, whatever of it is selected', () => {
    expect(mark('list', 'wi|pe\nwait|')).toBe('|- wipe\n- wait|')
    expect(mark('quote', 'first\nsec|ond\nthird')).toBe('first\n> second|\nthird')
    expect(mark('list', '|one\n|two')).toBe('- one|\ntwo')
    expect(mark('list', '|')).toBe('- |')
  })

  it('puts several lines of code into a block of their own', () => {
    expect(mark('code', 'So: |a\nb| end')).toBe('So: \n```\n|a\nb|\n```\n end')
  })

  it('asks for the address of a link, or for its words', () => {
    expect(mark('link', 'See |the oil|')).toBe('See [the oil](|https://|)')
    expect(mark('link', 'See |https://example.org/a|')).toBe('See [|](https://example.org/a)')
  })
})
