import { describe, expect, it } from 'vitest'
import { readingMinutes, summaryOf, wordsOf } from './reading.ts'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const rich = (...children: object[]) => ({ root: { type: 'root', children } })

describe('the words of a post', () => {
  it('are those of its blocks, a line for each piece', () => {
    const layout = [
      {
        blockType: 'richText',
        heading: 'Margin',
        content: rich(
          paragraph(text('One '), { type: 'link', children: [text('two')] }, { type: 'linebreak' }, text('three.')),
          {
            type: 'list',
            children: [
              { type: 'listitem', children: [text('Oak')] },
              { type: 'listitem', children: [text('Ash')] },
            ],
          },
        ),
      },
      { blockType: 'columns', columns: [{ blocks: [{ blockType: 'alert', text: 'Closed.' }] }] },
      { blockType: 'image', image: 3 },
    ]
    expect(wordsOf(layout)).toBe('Margin\nOne two three.\nOak\nAsh\nClosed.')
  })

  it.each([undefined, null, 'x', [null, 3], [{ content: { root: {} } }]])('are none in %j', (layout) =>
    expect(wordsOf(layout)).toBe(''))
})

describe('reading', () => {
  it.each([
    [0, 1],
    [238, 1],
    [476, 2],
    [2380, 10],
  ])('%i words takes %i min', (words, minutes) => expect(readingMinutes('word '.repeat(words))).toBe(minutes))
})

describe('a summary', () => {
  it('is a short text as it is', () => expect(summaryOf('One line.\nAnother.')).toBe('One line. Another.'))

  it('of a long text ends with a sentence where one ends in time', () => {
    expect(summaryOf(`${'A sentence of words. '.repeat(20)}`)).toMatch(/^(?:A sentence of words\. ?)+$/)
  })

  it('or between two words, and says so', () => {
    const summary = summaryOf('word '.repeat(100))
    expect(summary).toMatch(/word…$/)
    expect(summary.length).toBeLessThanOrEqual(201)
  })
})
