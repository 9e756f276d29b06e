import { describe, expect, it } from 'vitest'
import { withoutElements } from './without-elements.ts'

describe('HTML as text', () => {
  it.each([
    ['<b>No</b>.', 'No.'],
    ['<a href="/terms" title="a > b">terms</a>', 'terms'],
    ["<a title = 'a > b' data-x=c>terms</a >", 'terms'],
    ['<img alt="<b>">A<br />B', 'AB'],
    ['<a title="it\'s > that">x</a>', 'x'],
    ["Don't <b>say 'so'</b>", "Don't say 'so'"],
    ['<style>p > b {}</style><script>if (1 > 0) x()</script>A', 'A'],
    ['<!-- a > b -->A<!doctype html>', 'A'],
    ['A &lt;b&gt; &amp; B', 'A &lt;b&gt; &amp; B'],
    ['I <3 you, 1 < 2 > 1', 'I <3 you, 1 < 2 > 1'],
    ['A <b title="B', 'A '],
    ['A <!-- B', 'A '],
  ])('of %j is %j', (html, text) => expect(withoutElements(html)).toBe(text))

  it.each(['<', '<a', '<a ="', '<a =" ="', '<!--', '<a =', "='"])('takes long runs of %j without delay', (piece) =>
    expect(withoutElements(piece.repeat(100_000)).length).toBeLessThanOrEqual(piece.length * 100_000))
})
