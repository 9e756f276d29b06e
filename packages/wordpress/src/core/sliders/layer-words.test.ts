import { describe, expect, it } from 'vitest'
import { layerWords, plainText } from './layer-words.ts'
import { SliderLinks } from './slider-links.ts'
import { SliderReport } from './slider-report.ts'

const links = new SliderLinks({}, new SliderReport())
const words = (html: string) => layerWords(html, links)

describe('the words of a layer', () => {
  it('are plain where there is no more to them', () =>
    expect(words('A house<br />by the <span style="x">lake</span> &amp; more')).toEqual({
      kind: 'plain',
      words: 'A house by the lake & more',
    }))
  it('are rich where something stands out', () =>
    expect(words('<p>Hello <b>you</b></p><p><a href="/x/">there</a></p>')).toMatchObject({
      kind: 'rich',
      content: {
        root: {
          children: [
            { type: 'paragraph', children: [{ text: 'Hello ' }, { text: 'you', format: 1 }] },
            {
              type: 'paragraph',
              children: [{ type: 'link', fields: { linkType: 'custom', url: '/x/' }, children: [{ text: 'there' }] }],
            },
          ],
        },
      },
    }))
  it('leave out scripts and links that must not be followed', () =>
    expect(JSON.stringify(words('<script>alert(1)</script><a href="javascript:alert(1)">x</a><b>y</b>'))).not.toMatch(
      /alert|href/,
    ))
  it('are none of an empty text', () => expect(words('<br> &nbsp; <i class="fa-icon-x"></i>')).toBeUndefined())
  it('end with what is never closed', () => expect(plainText('a < b <b')).toBe('a < b <b'))
  it('cost as much as they are long', () => {
    expect(plainText('<script>'.repeat(100_000))).toBe('')
    expect(plainText('<a '.repeat(100_000)).startsWith('<a')).toBe(true)
  })
})
