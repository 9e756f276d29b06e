import { describe, expect, it } from 'vitest'
import { nearestRatio } from '../../convert/column-ratio.ts'
import { appearOf } from './appear.ts'
import { cssGround } from './css-ground.ts'
import { cutLine } from './cut-line.ts'
import { decodeBase64 } from './decode-base64.ts'
import { decodePercent } from './decode-percent.ts'
import { fraction } from './fraction.ts'
import { iconName } from './icon-name.ts'
import { packedLink } from './packed-link.ts'
import { plainWords } from './plain-words.ts'
import { groundColor } from './surface.ts'

it.each([
  ['1_3', 1 / 3],
  ['2/3', 2 / 3],
  ['33.33', 0.3333],
  ['66,67%', 0.6667],
  ['100', 1],
  ['3_2', undefined],
  ['1_0', undefined],
  ['', undefined],
  ['auto', undefined],
])('the width %j is %s of a row', (written, share) => {
  const found = fraction(written)
  if (share === undefined) expect(found).toBeUndefined()
  else expect(found).toBeCloseTo(share, 6)
})

it.each([
  [[50, 50], 'halves'],
  [[1, 2], '4-8'],
  [[3, 1], '8-4'],
  [[5, 7], '5-7'],
  [[55, 45], '7-5'],
  [[1, 1, 1], 'thirds'],
  [[50, 25, 25], '6-3-3'],
  [[25, 25, 50], '3-3-6'],
  [[0, 0], 'halves'],
  [[40, 20, 20, 20], 'equal'],
])('columns of %j are %s', (widths, ratio) => expect(nearestRatio(widths)).toBe(ratio))

it.each([
  ['fa-check fas', 'check'],
  ['fas fa-phone-alt', 'phone'],
  ['fa fa-envelope-o', 'mail'],
  ['fa-heart-o', 'heart'],
  ['icon-leaf', 'leaf'],
  ['fusion-prefix-own', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the icon %j is %s', (written, name) => expect(iconName(written)).toBe(name))

describe('colours', () => {
  it.each([
    ['#fff', 'paper', 1],
    ['#F2F3F5', 'surface', 1],
    ['rgba(0, 0, 0, 0.5)', 'ink', 0.5],
    ['#00000080', 'ink', 0.5],
    ['#d8232a', 'accent', 1],
    ['var(--awb-color3)', 'surface', 1],
  ])('%s is %s', (written, surface, alpha) => {
    expect(groundColor(written)?.surface).toBe(surface)
    expect(groundColor(written)?.alpha).toBeCloseTo(alpha, 1)
  })
  it.each(['', 'transparent', 'rgba(255,255,255,0)', 'nonsense', '#12'])('%j is none', (written) =>
    expect(groundColor(written)).toBeUndefined())
})

it.each([
  [
    'url:https%3A%2F%2Fa.example%2F|title:A%20b|target:_blank|rel:nofollow',
    { address: 'https://a.example/', label: 'A b', newTab: true },
  ],
  ['url:%2Fa%2F||target:%20_blank|', { address: '/a/', label: '', newTab: true }],
  ['|||', { address: '', label: '' }],
  ['https://a.example/', { address: 'https://a.example/', label: '' }],
  ['url:%E4%zz|title:100%', { address: '%E4%zz', label: '100%', newTab: false }],
])('the packed link %j is read', (packed, link) => expect(packedLink(packed)).toEqual(link))

it.each([
  ['PGI+w6Q8L2I+', '<b>ä</b>'],
  ['PGI+ w6Q8\nL2I-', '<b>ä</b>'],
  ['PGI', '<b'],
  ['abcde', undefined],
  ['/////w==', undefined],
  ['', undefined],
])('base64 %j is %j', (written, text) => expect(decodeBase64(written)).toBe(text))

it.each([
  ['a%20b%C3%A4', 'a bä'],
  ['100% sure', '100% sure'],
  ['%E4%20', '%E4%20'],
])('percent-encoded %j is %j', (written, text) => expect(decodePercent(written)).toBe(text))

it.each([
  ['<p>a</p><p>b&nbsp;c</p>', 'a b c'],
  ['a<br />b <em>c</em>d', 'a b cd'],
  ['a<script>b</script>c', 'a c'],
  ['a<style>b', 'a'],
  ['1 < 2 &amp; 3', '1 < 2 & 3'],
])('the words of %j are %j', (html, words) => expect(plainWords(html)).toBe(words))

it.each([
  ['short', 10, ['short', '']],
  ['one two three', 8, ['one two', 'three']],
  ['abcdefghij', 4, ['abcd', 'efghij']],
  ['abc🙂', 4, ['abc', '🙂']],
])('%j is divided at %i characters', (text, max, parts) => expect(cutLine(text, max)).toEqual(parts))

it.each([
  [
    { name: 'fade', direction: 'up' },
    { appear: 'fade', appearDirection: 'up' },
  ],
  [{ name: 'fadeInRight' }, { appear: 'fade', appearDirection: 'start' }],
  [{ name: 'top-to-bottom' }, { appear: 'slide', appearDirection: 'down' }],
  [
    { name: 'zoom', direction: 'static', seconds: 0.4, delay: 1 },
    { appear: 'zoom', appearDirection: 'still', appearSeconds: 0.4, appearDelay: 1 },
  ],
  [
    { name: 'fade', seconds: 60, delay: -1 },
    { appear: 'fade', appearDirection: 'up' },
  ],
  [{ name: 'none' }, {}],
  [{ name: '' }, {}],
])('the animation %j is %j', (written, frame) => expect(appearOf(written)).toEqual(frame))

it.each([
  [
    '.x{background-image: url("https://a.example/b.jpg?id=12") !important;}',
    { image: { address: 'https://a.example/b.jpg', id: 12 } },
  ],
  [
    '.x{background: #222 url(/b;c.jpg);background-repeat: repeat-x}',
    { color: '#222', image: { address: '/b;c.jpg' }, repeat: 'repeat-x' },
  ],
  ['.x{padding: 0}', {}],
])('the style %j has its ground', (css, ground) => expect(cssGround(css)).toEqual(ground))
