import { HtmlValidate } from 'html-validate'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readPost } from '../../packages/forum/src/core/post/read-post.ts'
import { PostContent } from '../../packages/forum/src/ui/post-content.tsx'

/** Generated cases, besides those that are listed. */
const CASES = 2_500

/** Cases in one document for the validator, which is slow to start. */
const CASES_PER_DOCUMENT = 250

/** Characters of a generated case. */
const MAX_CASE_LENGTH = 300

const SEED = 20_261_126

/** Shapes of the classic lists: markup, schemes that run, breaks out of attributes and of code, and signs nobody sees. */
const LISTED = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><x/>',
  '</p></article></main><script>alert(1)</script>',
  '<details open ontoggle=alert(1)>',
  '<base href=https://evil.example/>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](%6Aavascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](blob:https://evil.example/1)',
  '[x](//evil.example/)',
  '[x](/\\evil.example/)',
  '[x](\\\\evil.example/)',
  '[x](/\t/evil.example/)',
  '[x](https://site.example@evil.example/)',
  '[x](https:evil.example)',
  '[x](https://a.example/" onclick="alert(1))',
  "[x](https://a.example/' onclick='alert(1))",
  '[x](https://a.example/><script>alert(1)</script>)',
  '[<script>alert(1)</script>](https://a.example/)',
  '[x](mailto:a@b.example?body=%0d%0aBcc:c@d.example)',
  '![x](https://evil.example/pixel.gif)',
  '![<img src=x onerror=alert(1)>](javascript:alert(1))',
  '[![x](https://evil.example/p.gif)](javascript:alert(1))',
  '[a [b](https://b.example/)](https://a.example/)',
  'https://a.example/"onmouseover="alert(1)',
  'https://a.example/<script>',
  'https://[::1',
  'https://a.example:99999/',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x][1]\n\n[1]: javascript:alert(1) "t"',
  '<javascript:alert(1)>',
  '<https://a.example/"onclick=alert(1)>',
  '```html\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '````\n```\n</code></pre><script>alert(1)</script>\n````',
  '    <script>alert(1)</script>',
  '`</code><script>alert(1)</script>`',
  '``a`b``',
  '**<b onclick=alert(1)>x**',
  '*a **b* c**',
  '**a *b** c*',
  '_a __b_ c__',
  '> <script>\n> alert(1)\n> </script>',
  '> - > 1. > ```\n<script>',
  '- a\n> b\n1. c\n```',
  '999999999999. a',
  '0. a',
  '-1. a',
  '| a | b |\n|---|---|\n| <img src=x onerror=alert(1)> | c |',
  '# <script>alert(1)</script>',
  '---\n***\n___',
  'a  \nb\\\nc',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\<script>alert(1)\\</script>',
  '\u202etxt.exe\u202c [x](https://a.example/)',
  'a\u0000b\u0007c\u001b[31md',
  '\ud800 lone \udfff',
  '\ufeff# a',
  '{{alert(1)}} <%= alert(1) %>',
  '[constructor](/__proto__/) [__proto__](/constructor/)',
] as const

/** Numbers between 0 and 1, the same each time. @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Writes texts by a grammar of Markdown whose words and addresses are hostile, and then damages some of them. */
function writer(random: () => number) {
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const several = (most: number, write: () => string, between = '') =>
    Array.from({ length: 1 + Math.floor(random() * most) }, write).join(between)

  const scheme = () =>
    oneOf([
      'javascript:',
      'JAVASCRIPT:',
      ' javascript:',
      'data:',
      'vbscript:',
      '//',
      '/\\',
      'https://',
      'HTTP://',
      'mailto:',
      '/',
      '#',
      '?',
      'https:/',
      'ftp://',
    ])
  const rest = () =>
    oneOf([
      'alert(1)',
      'evil.example',
      'a@evil.example/',
      'text/html,<script>',
      '"onclick="x',
      "'",
      '<',
      '>',
      '%00',
      '\u0000',
      '()',
      '(',
      ')',
      '\\',
      '../..',
      'x y',
      '[::1]',
      ':80:80',
    ])
  const address = () => `${scheme()}${several(3, rest)}`
  const word = () =>
    oneOf([
      'oak',
      'א',
      '\u202e',
      '<b>',
      '<script>',
      '</p>',
      '<img src=x>',
      '&amp;',
      '&#x3c;',
      '"',
      "'",
      '`',
      '*',
      '_',
      '[',
      ']',
      '(',
      ')',
      '!',
      '\\',
      '>',
      '-',
      '1.',
      '\u0000',
      '\ud83d',
      '  ',
      '\t',
      '\n',
    ])
  const inline = (depth: number): string => {
    if (depth === 0) return several(4, word, oneOf(['', ' ']))
    const inner = () => several(3, () => inline(depth - 1))
    return oneOf([
      () => `**${inner()}**`,
      () => `*${inner()}*`,
      () => `__${inner()}_`,
      () => `[${inner()}](${address()})`,
      () => `![${inner()}](${address()} "${word()}")`,
      () => `\`${inner()}\``,
      () => `<${address()}>`,
      () => ` ${address()} `,
      () =>
        `<${oneOf(['script', 'img', 'svg', 'a', 'p', '/div', '!--', 'x:y'])} ${oneOf(['src', 'href', 'onload', 'style'])}=${address()}>`,
      () => several(4, word),
    ])()
  }
  const block = (depth: number): string => {
    const lines = depth === 0 ? inline(2) : several(3, () => block(depth - 1), oneOf(['\n', '\n\n']))
    const prefix = oneOf(['', '> ', '- ', '* ', '1. ', '999999999. ', '  ', '    ', '# '])
    const prefixed = lines.split('\n').map((line) => prefix + line)
    return oneOf([() => prefixed.join('\n'), () => `\`\`\`${word()}\n${lines}\n${oneOf(['```', '``', ''])}`])()
  }
  const damaged = (text: string) => {
    const at = Math.floor(random() * text.length)
    return oneOf([
      () => text,
      () => text.slice(0, at),
      () => text.slice(0, at) + word() + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1),
      () => text.slice(at) + text.slice(0, at),
    ])()
  }
  return () => damaged(block(Math.floor(random() * 4))).slice(0, MAX_CASE_LENGTH)
}

/** Elements of a text, and the attributes that each may have. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  p: [],
  blockquote: [],
  pre: ['tabindex'],
  code: [],
  ul: [],
  ol: ['start'],
  li: [],
  br: [],
  strong: [],
  em: [],
  a: ['href', 'rel'],
}

/** Addresses that a link may have: of other sites, of mailboxes, and of pages of this site. */
const ADDRESS = /^(?:https?:\/\/[^@]*(?:\/|$)|mailto:|\/(?![/\\]))/

/** Says what is in a text that must not be. React writes each sign that could begin a tag as an entity. */
function findings(markup: string): readonly string[] {
  return [...markup.matchAll(/<(\/?)([^\s/>]*)([^>]*)>/g)].flatMap(([tag, , name = '', rest = '']) => {
    const allowed = ELEMENTS[name]
    if (!allowed) return [tag]
    const attributes = [...rest.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)]
    return attributes.flatMap(([written, attribute = '', value = '']) => {
      const isSafe = allowed.includes(attribute) && (attribute !== 'href' || ADDRESS.test(value))
      return isSafe ? [] : [written]
    })
  })
}

const render = (source: string) => renderToStaticMarkup(createElement(PostContent, { blocks: readPost(source) }))

describe('a hostile text', () => {
  const write = writer(seeded(SEED))
  const cases = [...LISTED, ...Array.from({ length: CASES }, write)]

  it('has no script, loads nothing from elsewhere, and leads nowhere that browsers would run', () => {
    const found = cases.flatMap((source) => findings(render(source)).map((finding) => [source, finding]))
    expect(found).toEqual([])
  })

  it('is valid HTML, whatever is in it', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      // React writes void elements as XML does, and code in a post may scroll.
      rules: { 'void-style': 'off', 'no-trailing-whitespace': 'off', 'tel-non-breaking': 'off' },
    })
    const problems: string[] = []
    for (let from = 0; from < cases.length; from += CASES_PER_DOCUMENT) {
      const some = cases
        .slice(from, from + CASES_PER_DOCUMENT)
        .map((source) => `<article><h2>x</h2>${render(source)}</article>`)
      const { results } = await validator.validateString(some.join('\n'))
      problems.push(...results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`)))
    }
    expect([...new Set(problems)]).toEqual([])
  })
})
