import { describe, expect, it } from 'vitest'
import { inOneLine, mayBeTyped } from './typed-text.ts'

describe('a field is typed where it is drawn', () => {
  it.each([
    ['a text', { type: 'text', value: 'Hello', drawn: 'Hello' }],
    ['a text of lines that the page puts into one', { type: 'textarea', value: 'One\ntwo', drawn: 'One two' }],
    ['a text with a space that the page adds', { type: 'text', value: 'We make', drawn: 'We make ' }],
    ['an empty one, in whose place its name stands', { type: 'text', value: '', drawn: 'Heading' }],
    ['one that was never filled in', { type: 'text', value: undefined, drawn: 'Heading' }],
    ['a text from right to left', { type: 'text', value: 'שלום', drawn: 'שלום' }],
  ])('%s', (_, field) => expect(mayBeTyped(field)).toBe(true))

  it.each([
    ['rich text', { type: 'richText', value: { root: {} }, drawn: 'Hello' }],
    ['a number', { type: 'number', value: 5, drawn: '5' }],
    ['a text that is shortened', { type: 'text', value: 'A long text', drawn: 'A long…' }],
    ['a choice', { type: 'select', value: 'a', drawn: 'a' }],
  ])('but not %s', (_, field) => expect(mayBeTyped(field)).toBe(false))
})

it('pasted lines become one', () => expect(inOneLine(' One\r\n two\t three ')).toBe('One two three'))
