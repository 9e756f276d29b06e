import { expect, it } from 'vitest'
import { plainText } from './defaults.ts'

it.each([
  ['<b>x</b> y', 'x y'],
  ['<script>x</script>y', 'y'],
  ['<a title="1 > 0">x</a>', 'x'],
  ['a <b', 'a &lt;b'],
  ['1 < 2 <i>x</i>', '1 &lt; 2 x'],
  ['<<b>x', '&lt;x'],
  ["O\\'Brien", "O'Brien"],
  ['C:\\\\temp', 'C:\\temp'],
  ['  a   b ', 'a b'],
  ['a\nb', 'a\nb'],
  ['100%41', '100'],
])('a value %j of a request is the text %j', (value, text) => expect(plainText(value)).toBe(text))
