import { describe, expect, it } from 'vitest'
import { mentionedKeys } from './mentions.ts'

describe('a mention', () => {
  it('is a name of up to three words, the longest first', () =>
    expect(mentionedKeys('Ask @Ada Winter, she knows.')).toEqual([['adawintershe', 'adawinter', 'ada']]))

  it('ends with its line, and has letters of any script', () =>
    expect(mentionedKeys('@Jörg\n@דנה')).toEqual([['jörg'], ['דנה']]))

  it.each(['ann@example.org', 'a @ b', '@', '@@', 'x_@y'.replace('_', '.')])('is not in %j', (words) =>
    expect(mentionedKeys(words)).toEqual([]))

  it('is looked at ten times a post', () => expect(mentionedKeys('@ada '.repeat(50))).toHaveLength(10))
})
