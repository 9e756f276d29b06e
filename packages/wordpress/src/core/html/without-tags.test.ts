import { describe, expect, it } from 'vitest'
import { withBracketsAsWords, withoutTags } from './without-tags.ts'

describe('tags in a text', () => {
  it.each([
    ['<em>Set</em> words <br/>in two lines', 'Set words in two lines'],
    ['<a href="/x" title=y>Go</a> <img src=a.png alt>on', 'Go on'],
    ['<p>One</p><P CLASS="a">Two</P>', 'OneTwo'],
    ['a<!-- more -->b<?php echo 1 ?>c<!doctype html>', 'abc'],
    ['<details open>Fold</details><video controls></video><li data-x>item', 'Folditem'],
    ['<my-tag a="1">own</my-tag>', 'own'],
  ])('go: %s', (html, words) => expect(withoutTags(html)).toBe(words))

  it.each([
    'Ovens < 900 °C and > 1200 °C',
    'I <3 oak',
    'a<b and c>d',
    'Thickness <5 cm, length >2 m',
    'Mara <mara@site.example>',
    'x < y',
    '<',
    'a <b',
  ])('are not taken for words in brackets: %s', (text) => {
    expect(withoutTags(text)).toBe(text)
    expect(withBracketsAsWords(text).replaceAll('&lt;', '<')).toBe(text)
  })

  it('leave what the caller wants in their place', () =>
    expect(withoutTags('a<br>b<i>c</i><!-- x -->', (name) => (name === 'br' ? ' ' : ''))).toBe('a bc'))

  it('stay tags beside brackets that are words', () =>
    expect(withBracketsAsWords('<b>a</b><b and c>d')).toBe('<b>a</b>&lt;b and c>d'))

  it('cost time that grows with the text and no faster', () => {
    const hostile = '<a '.repeat(20_000)
    expect(withoutTags(hostile)).toBe(hostile)
  })
})
