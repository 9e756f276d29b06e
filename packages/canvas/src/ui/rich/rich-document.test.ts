import { describe, expect, it } from 'vitest'
import { headingNode, listNode, paragraphNode, quoteNode, type RichNode, textNode } from '../../core/rich-nodes.ts'
import type { Stored } from '../../core/stored.ts'
import { mayBeTypedRich } from '../../core/typed-rich.ts'
import { comesBack } from './rich-document.ts'

const ELEMENT = { version: 1, format: '', indent: 0, direction: null }

/** A paragraph. A bare text is its words. */
const p = (...children: readonly (string | RichNode)[]) =>
  paragraphNode(children.map((child) => (typeof child === 'string' ? textNode(child) : child)))

/** @param children Nodes as they are stored, such as those of another editor. */
const withNodes = (...children: readonly Stored[]) => ({
  root: { ...ELEMENT, type: 'root', children },
})

describe('an editor on the page gives a text back as it is', () => {
  it.each<readonly [string, Stored]>([
    [
      'words of each kind',
      withNodes(
        p('One'),
        headingNode(2, [textNode('Two')]),
        listNode(false, [[textNode('a')], [textNode('b'), textNode('c', 1)]]),
        listNode(true, [[textNode('d')]]),
        quoteNode([textNode('e')]),
      ),
    ],
    [
      'marks',
      withNodes({ ...p(), children: [1, 2, 4, 8, 16, 32, 64, 127].map((format) => ({ ...textNode('x'), format })) }),
    ],
    ['alignment, indent and direction', withNodes({ ...p('x'), format: 'center', indent: 2, direction: 'rtl' })],
    [
      'a link with all that Payload stores of it',
      withNodes(
        p({
          ...ELEMENT,
          type: 'link',
          version: 3,
          id: '66f000000000000000000001',
          fields: { linkType: 'internal', newTab: true, doc: { relationTo: 'posts', value: 3 }, other: { a: [1] } },
          children: [textNode('there')],
        }),
      ),
    ],
    [
      'an address that was made a link',
      withNodes(
        p({
          ...ELEMENT,
          type: 'autolink',
          version: 2,
          fields: { linkType: 'custom', url: 'https://x.org' },
          children: [textNode('x.org')],
        }),
      ),
    ],
    [
      'pictures, lines, references, breaks and tabs',
      withNodes(
        { type: 'upload', version: 3, format: '', relationTo: 'media', value: 7, id: 'u', fields: { alt: 'x' } },
        { type: 'horizontalrule', version: 1 },
        { type: 'relationship', version: 2, format: '', relationTo: 'pages', value: 'p' },
        p('a', { type: 'linebreak', version: 1 }, { ...textNode('\t'), type: 'tab', detail: 2 }),
      ),
    ],
    [
      'a list with boxes',
      withNodes({
        ...ELEMENT,
        type: 'list',
        listType: 'check',
        tag: 'ul',
        start: 1,
        children: [{ ...ELEMENT, type: 'listitem', value: 1, checked: true, children: [textNode('x')] }],
      }),
    ],
  ])('%s', (_, text) => expect([mayBeTypedRich(text), comesBack(text)]).toEqual([true, true]))

  it('nothing, which is no text yet', () => {
    expect([undefined, null].map(mayBeTypedRich)).toEqual([true, true])
    expect(comesBack(undefined)).toBe(true)
  })
})

describe('a text is edited in its form', () => {
  it.each<readonly [string, unknown]>([
    ['with a node that the page does not know', withNodes({ type: 'block', version: 2, fields: {} })],
    [
      'with such a node far within',
      withNodes(p({ ...ELEMENT, type: 'link', fields: {}, children: [{ type: 'inlineBlock' }] })),
    ],
    ['that is none', { root: { type: 'page' } }],
    ['that is of another editor', [{ children: [{ text: 'x' }] }]],
    ['with something that is no node', withNodes({ ...p(), children: ['x'] })],
  ])('%s', (_, text) => expect(mayBeTypedRich(text)).toBe(false))

  it('that would not come back as it is', () => {
    expect(comesBack(withNodes({ ...p('x'), own: 'kept' }))).toBe(false)
    expect(comesBack(withNodes({ ...p(), children: [{ type: 'heading' }] }))).toBe(false)
  })
})
