import { describe, expect, it } from 'vitest'
import { wordsOfPost } from '../post/post-tree.ts'
import { readPost } from '../post/read-post.ts'
import { markdownOfHtml } from './markdown-of-html.ts'

describe('a post of bbPress in Markdown', () => {
  it.each([
    ['paragraphs of empty lines', 'One\n\nTwo\nthree', 'One\n\nTwo\nthree'],
    ['paragraphs of elements', '<p>One</p><p>Two<br />three</p>', 'One\n\nTwo\nthree'],
    ['bold, italic and code', '<strong>a</strong> <em>b</em> <code>c</code>', '**a** *b* `c`'],
    [
      'links',
      'See <a href="https://a.example/x_(y)" rel="nofollow">this</a>',
      'See [this](https://a.example/x_%28y%29)',
    ],
    ['images as links', '<img src="https://a.example/i.png" alt="A chair">', '[A chair](https://a.example/i.png)'],
    ['lists', 'Use\n<ul>\n<li>oil</li>\n<li>wax</li>\n</ul>\nthen', 'Use\n\n- oil\n- wax\n\nthen'],
    ['numbered lists', '<ol><li>oil</li><li>wait</li></ol>', '1. oil\n2. wait'],
    ['lists in lists', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n\n  - b\n- c'],
    ['quotes', '<blockquote>One\n\nTwo</blockquote>Three', '> One\n>\n> Two\n\nThree'],
    ['code on lines of its own', '<pre>if (a *b*) {\n  c\n}</pre>', '```\nif (a *b*) {\n  c\n}\n```'],
    ['entities', 'a &amp; b &lt;c&gt;', 'a & b <c>'],
    ['signs as they were typed', '2 * 3 * 4 [x] a_b', '2 \\* 3 \\* 4 \\[x\\] a\\_b'],
    ['signs that begin a line', '# 1\n\n- 2\n\n3. 4\n\n> 5', '\\# 1\n\n\\- 2\n\n3\\. 4\n\n\\> 5'],
    ['addresses with signs', 'https://a.example/b_c_d*', 'https://a.example/b_c_d*'],
    ['nothing of scripts', 'a<script>alert(1)</script><style>b{}</style>c', 'ac'],
    ['no link that would run', '<a href="javascript:alert(1)">x</a>', 'x'],
  ])('has %s', (_what, html, markdown) => expect(markdownOfHtml(html)).toBe(markdown))

  it('says the words that were typed, once it is read', () =>
    expect(wordsOfPost(readPost(markdownOfHtml('<p>* 1. > # [a](b) `c` **d** _e_ \\f</p>')))).toBe(
      '* 1. > # [a](b) `c` **d** _e_ \\f',
    ))

  it.each([
    '<'.repeat(200_000),
    '<a '.repeat(100_000),
    '<ul><li>'.repeat(5_000),
    '*'.repeat(200_000),
  ])('is soon made of anything: %#', (html) => expect(typeof markdownOfHtml(html)).toBe('string'))
})
