import { describe, expect, it } from 'vitest'
import { MAX_TAG_LENGTH, XmlReader } from './xml-reader.ts'
import type { XmlSink } from './xml-sink.ts'

/** Events of a reader, texts in a row joined: `<a x="1">`, `</a>`, `text`, and CDATA in brackets. */
function eventsOf(xml: string, chunkLength = xml.length): readonly string[] {
  const events: string[] = []
  let open = ''
  const add = (event: string, kind: string) => {
    if (kind !== '' && kind === open) events.push(`${events.pop()}${event}`)
    else events.push(event)
    open = kind
  }
  const sink: XmlSink = {
    startTag: ({ name, attributes, isSelfClosing }) => {
      const written = [...attributes].map(([key, value]) => ` ${key}=${JSON.stringify(value)}`).join('')
      add(`<${name}${written}${isSelfClosing ? '/' : ''}>`, '')
    },
    endTag: (name) => add(`</${name}>`, ''),
    text: (text, isCdata) => add(text, isCdata ? 'cdata' : 'text'),
    entitiesRefused: () => add('refused', ''),
  }
  const reader = new XmlReader(sink)
  for (let at = 0; at < xml.length; at += Math.max(1, chunkLength)) reader.write(xml.slice(at, at + chunkLength))
  reader.end()
  return events
}

describe('well-formed XML', () => {
  it('gives tags, attributes and texts in their order', () => {
    expect(eventsOf(`<a x="1" y='two'>text<b/></a>`)).toEqual(['<a x="1" y="two">', 'text', '<b/>', '</a>'])
  })
  it('passes over the declaration, comments and instructions', () => {
    expect(eventsOf('<?xml version="1.0"?><!-- <b> --><a><?php x() ?></a>')).toEqual(['<a>', '</a>'])
  })
  it('reads elements that come in the same order again and again, and those that do not', () => {
    const row = '<r><a>1</a><b>2</b></r>'
    const events = ['<r>', '<a>', '1', '</a>', '<b>', '2', '</b>', '</r>']
    const odd = '<r><a>1</a><bb x="1">2</bb><b/></r>'
    const oddEvents = ['<r>', '<a>', '1', '</a>', '<bb x="1">', '2', '</bb>', '<b/>', '</r>']
    const all = [...events, ...events, ...oddEvents, ...events]
    expect(eventsOf(`${row}${row}${odd}${row}`)).toEqual(all)
    expect(eventsOf(`${row}${row}${odd}${row}`, 1)).toEqual(all)
  })
  it('leaves CDATA as it is', () => {
    expect(eventsOf('<a><![CDATA[<b> &amp; ]] > ]]></a>')).toEqual(['<a>', '<b> &amp; ]] > ', '</a>'])
  })
  it('joins sections that were split at their own end mark', () => {
    expect(eventsOf('<a><![CDATA[x]]]]><![CDATA[>y]]]]]]><![CDATA[>]]></a>')).toEqual(['<a>', 'x]]>y]]]]>', '</a>'])
  })
  it('decodes references of XML, of HTML and by number', () => {
    expect(eventsOf('<a b="&quot;&#038;">&lt;&amp;&nbsp;&#8211;&#x1F4A1;</a>')).toEqual([
      '<a b="\\"&">',
      '<&\u{a0}–💡',
      '</a>',
    ])
  })
  it('makes every line end a line feed, in CDATA too', () => {
    expect(eventsOf('<a>1\r\n2\r3\n4<![CDATA[\r\n]]></a>')).toEqual(['<a>', '1\n2\n3\n4', '\n', '</a>'])
  })
})

describe('XML as it is found', () => {
  it('takes an ampersand that begins no reference as one', () => {
    expect(eventsOf('<a b="r&d">?a=1&b=2&copy=3 & more</a>')).toEqual(['<a b="r&d">', '?a=1&b=2&copy=3 & more', '</a>'])
  })
  it('takes a bare < as text', () => {
    expect(eventsOf('<a>1 < 2 <3 <</a>')).toEqual(['<a>', '1 < 2 <3 <', '</a>'])
  })
  it('takes a tag that another interrupts as text', () => {
    expect(eventsOf('<a>x</content:enc\n<item>')).toEqual(['<a>', 'x</content:enc\n', '<item>'])
  })
  it('finds the end of a tag behind a > in quotes, and before a quote that does not close', () => {
    expect(eventsOf('<a b="x > y">1<c d="x>2</c>')).toEqual(['<a b="x > y">', '1', '<c d="x">', '2', '</c>'])
  })
  it('finds the end of a tag with a quote each time anew', () => {
    expect(eventsOf('<a x="1><b></b></a><a x="1>2">')).toEqual(['<a x="1">', '<b>', '</b>', '</a>', '<a x="1>2">'])
  })
  it('reads on after text before the declaration and after the root', () => {
    expect(eventsOf('\n <?xml version="1.0"?><a></a><a></a>x')).toEqual(['\n ', '<a>', '</a>', '<a>', '</a>', 'x'])
  })
  it('ends anywhere: in a tag, in CDATA, in a comment', () => {
    expect(eventsOf('<a>x<b c="')).toEqual(['<a>', 'x<b c="'])
    expect(eventsOf('<a><![CDATA[half')).toEqual(['<a>', 'half'])
    expect(eventsOf('<a><!-- half')).toEqual(['<a>'])
    expect(eventsOf('<a>x&am')).toEqual(['<a>', 'x&am'])
  })
})

describe('entities of a DOCTYPE', () => {
  const bomb = '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/hostname">]>'
  it('are refused, and dropped where the text uses them', () => {
    expect(eventsOf(`${bomb}<r>x&b;&f;y&amp;</r>`)).toEqual(['refused', '<r>', 'xy&', '</r>'])
  })
  it('keep the meaning that HTML gives their names', () => {
    expect(eventsOf('<!DOCTYPE r [<!ENTITY nbsp "evil">]><r>&nbsp;</r>')).toEqual(['refused', '<r>', '\u{a0}', '</r>'])
  })
  it('are not missed in a DOCTYPE without any', () => {
    expect(eventsOf('<!DOCTYPE rss PUBLIC "-//x//y" "http://x.example/y.dtd"><r/>')).toEqual(['<r/>'])
  })
})

it('finds the same whatever the chunks', () => {
  const xml =
    '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "b">]><r a="1>2">\r\n&lt;&a;&CounterClockwiseContourIntegral; x < y' +
    '<!-- c --><![CDATA[]]]]><![CDATA[> 💡 ]]><b/></r\n><c d=e>&'
  for (let length = 1; length < 40; length += 1)
    expect(eventsOf(xml, length), `chunks of ${length}`).toEqual(eventsOf(xml))
})

describe('hostile text', () => {
  it('ends soon', () => {
    for (const piece of ['<a', '<a b="', '<!', '&', '<![CDATA[', ']]', '<!--', '"<a ', '<a\n', '<a b=c ']) {
      expect(() => eventsOf(piece.repeat(200_000), 65_536), piece).not.toThrow()
    }
  })
  it('does not wait for the end of a tag for ever', () => {
    expect(eventsOf(`<${'a'.repeat(MAX_TAG_LENGTH + 10)}`, 1000).join('')).toContain('<aaa')
  })
})

it('reads again what a sink puts back', () => {
  const names: string[] = []
  const reader: XmlReader = new XmlReader({
    startTag: ({ name }) => {
      names.push(name)
      if (name === 'a') reader.unread('<b/>')
    },
    endTag: () => {},
    text: () => {},
    entitiesRefused: () => {},
  })
  reader.write('<a/><c/>')
  expect(names).toEqual(['a', 'b', 'c'])
})
