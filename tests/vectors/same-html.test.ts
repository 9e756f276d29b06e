import { describe, expect, it } from 'vitest'
import { htmlDiffers } from './same-html.ts'

describe('the same HTML', () => {
  it.each([
    ['attributes in another order', '<a id="x" class="y">z</a>', "<a class='y' id=x>z</a>"],
    ['white space beside blocks', '<p>a\n</p>\n<p>\tb</p>', '<p>a</p><p>b</p>'],
    ['white space beside a line break', 'a<br />\nb', 'a<br>b'],
    ['characters written in another way', '&eacute;&#39;&lt;', "é'&lt;"],
    ['comments', 'a<!-- b -->c', 'ac'],
    ['runs of white space', '<b>a</b> \n <i>b</i>', '<b>a</b> <i>b</i>'],
    ['tags left open', '<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ])('may have %s', (_, recorded, ours) => expect(htmlDiffers(recorded, ours)).toBeUndefined())
})

describe('other HTML', () => {
  it.each([
    ['another text', '<p>a</p>', '<p>b</p>'],
    ['another attribute', '<a id="x"></a>', '<a id="y"></a>'],
    ['white space between inline elements', '<b>a</b> <i>b</i>', '<b>a</b><i>b</i>'],
    ['line breaks of a textarea', '<textarea>a\nb</textarea>', '<textarea>a b</textarea>'],
    ['an element more', '<p>a</p>', '<p>a</p><hr>'],
    ['an element less', '<p>a</p><hr>', '<p>a</p>'],
  ])('has %s', (_, recorded, ours) => expect(htmlDiffers(recorded, ours)).toMatch(/^html: recorded ".+", ours ".+"$/))
})
