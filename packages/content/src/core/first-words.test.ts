import { describe, expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

const text = (...children: object[]) => ({ root: { type: 'root', children } })
const paragraph = (...words: string[]) => ({
  type: 'paragraph',
  children: words.map((each) => ({ type: 'text', text: each })),
})

describe('a block is known again by', () => {
  it.each<readonly [string, object, string]>([
    ['its name for editors', { blockName: 'The offer', heading: 'Spring' }, 'The offer'],
    ['its heading', { heading: ' Spring\n offer ', intro: 'All of it' }, 'Spring offer'],
    [
      'the first words of its text',
      { heading: '', content: text(paragraph('How ', 'we'), paragraph('work')) },
      'How we work',
    ],
    ['its first row that has words', { items: [{ id: 'a' }, { id: 'b', quote: 'Fine.' }] }, 'Fine.'],
    [
      'the first block in it that has words',
      { first: [{ blockType: 'image', id: 'c', blocks: [{ title: 'In' }] }] },
      'In',
    ],
    ['nothing when it has no words', { id: 'a', blockType: 'separator', width: 3, links: ['x'] }, ''],
  ])('%s', (_, block, words) => expect(firstWords(block)).toBe(words))

  it('at most sixty characters', () =>
    expect(firstWords({ heading: `${'a'.repeat(59)} ${'b'.repeat(20)}` })).toBe(`${'a'.repeat(59)}…`))

  it.each([undefined, null, 'text', 3])('nothing when it is %j', (block) => expect(firstWords(block)).toBe(''))
})
