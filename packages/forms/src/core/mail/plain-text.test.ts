import { expect, it } from 'vitest'
import { plainTextOf } from './plain-text.ts'

it.each([
  [
    '<html><head><title>T</title><style>p{}</style></head><body><p>A\n</p>\n<p>B<br />\nC\n</p></body></html>',
    'A\n\nB\nC',
  ],
  ['<ul>\n\t<li>one\n\t</li>\n\t<li>two</li></ul>', '- one\n- two'],
  ['See <a href="https://a.example/">our page</a>', 'See our page (https://a.example/)'],
  ['<a href="mailto:a@b.co">a@b.co</a>', 'a@b.co'],
  ['<table><tr><td>Name</td><td>Ann</td></tr><tr><td>Age</td><td>3</td></tr></table>', 'Name Ann\nAge 3'],
  ['<img src="x" alt="Logo"> &lt;b&gt; &amp; co<script>x()</script>', 'Logo <b> & co'],
  ['', ''],
])('%s reads %j', (html, text) => expect(plainTextOf(html)).toBe(text))
