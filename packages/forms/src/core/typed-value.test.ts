import { describe, expect, it } from 'vitest'
import { typedValue } from './typed-value.ts'

describe('the value of a field', () => {
  it.each([
    ['tel', '\u202a+49 30 1234567\u202c', '+49 30 1234567'],
    ['tel', '+49\u200930 123\u201145\u201367', '+49 30 123-45-67'],
    ['tel', '٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['tel', '（０３）１２３４', '(03)1234'],
    ['email', 'ann@v.example\u200b', 'ann@v.example'],
    ['url', '\u200ehttps://shop.example/نمی\u200cخواهم', 'https://shop.example/نمی\u200cخواهم'],
    ['number', '４２', '42'],
    ['number', '\u22121٫5', '-1.5'],
  ])('of type %s is read as it was meant: %j', (type, text, expected) => expect(typedValue(type, text)).toBe(expected))

  it('of another type stays as it was typed', () => {
    expect(typedValue('text', '\u202aroom ４２\u202c')).toBe('\u202aroom ４２\u202c')
    expect(typedValue('toString', '４２')).toBe('４２')
  })
})
