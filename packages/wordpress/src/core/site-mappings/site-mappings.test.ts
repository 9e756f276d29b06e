import type { ImportMapping } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { page } from '../../testing/builders/convert-with.ts'
import { contextWith, type itemWith, shown } from '../../testing/convert/context.ts'
import { defaultConverters } from '../plan/converters.ts'
import { siteMappings } from './site-mappings.ts'

/** As the config of a site writes them. */
const MAPPINGS: readonly ImportMapping[] = [
  { shortcode: 'notice', html: '<h3>{{title}}</h3>{{{content}}}' },
  { shortcode: 'tracking', html: '' },
  { shortcode: 'loop', html: '[loop]{{{content}}}' },
  { block: 'acme/*', html: '<p><a href="{{url}}">{{label}}</a></p>{{{content}}}' },
  { block: 'core/verse', html: '<h2>Verse</h2>' },
  { widget: 'acme-card', html: '<h3>{{title}}</h3>{{{text}}}<p><a href="{{link.url}}">{{link_text}}</a></p>' },
]

function read(item: Parameters<typeof itemWith>[0]) {
  const { context, report } = contextWith(item)
  const { blocks } = defaultConverters(siteMappings(MAPPINGS)).content(context)
  return { blocks: shown(blocks), codes: report.map(({ code, subject }) => `${code} ${subject}`) }
}

describe('what the config of a site says of', () => {
  it('a shortcode is put in its place', () =>
    expect(read({ content: 'Before\n\n[notice title="A &amp; B"]<p>Words</p>[/notice]' })).toEqual({
      blocks: 'p(Before) h3(A & B) p(Words)',
      codes: [],
    }))

  it('a shortcode may be nothing', () => expect(read({ content: '<p>a</p>[tracking id="1"]' }).blocks).toBe('p(a)'))

  it('a block counts for all of a namespace', () =>
    expect(
      read({
        content: '<!-- wp:acme/go {"url":"https://else.example/","label":"Go <now>"} --><p>in</p><!-- /wp:acme/go -->',
      }),
    ).toEqual({ blocks: 'p(<https://else.example/|Go <now>>) p(in)', codes: [] }))

  it('a block comes before what every import knows', () =>
    expect(read({ content: '<!-- wp:verse --><pre>a</pre><!-- /wp:verse -->' }).blocks).toBe('h2(Verse)'))

  it('a widget is put among the others of its page', () => {
    const card = {
      id: 'a',
      elType: 'widget',
      widgetType: 'acme-card',
      settings: { title: 'Card', text: '<p>Words</p>', link: { url: 'https://else.example/' }, link_text: 'More' },
    }
    const { blocks, codes } = read(
      page('', { _elementor_edit_mode: 'builder', _elementor_data: JSON.stringify([card]) }),
    )
    expect(blocks).toBe('h3(Card) p(Words) p(<https://else.example/|More>)')
    expect(codes).not.toContain('unknown-element acme-card')
  })
})

describe('a value that a template puts in', () => {
  it('is text, and begins no element or shortcode', () => {
    const { blocks } = read({ content: '[notice title="<b>x</b>"][/notice]' })
    expect(blocks).toBe('h3(<b>x</b>)')
  })

  it('brings no address that runs a script', () =>
    expect(read({ content: '<!-- wp:acme/go {"url":"javascript:alert(1)","label":"Go"} /-->' }).blocks).not.toContain(
      'javascript',
    ))

  it('ends where a template names itself', () =>
    expect(read({ content: '[loop]words[/loop]' }).codes).toContain('too-deep shortcodes in shortcodes'))
})
