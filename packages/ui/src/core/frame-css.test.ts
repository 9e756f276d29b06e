import { describe, expect, it } from 'vitest'
import { frameAttributes, frameCss } from './frame-css.ts'

const looks = {
  cards: { label: { en: 'Cards', de: 'Karten' }, css: '& .team__person{border:0}& .team__name{margin:0}' },
}
const viewOf = (blockType: string) => (blockType === 'team' ? { grid: '.team__people', looks } : undefined)
const team = (frame: object) => ({ blockType: 'team', frame: { hidden: [], ...frame } })

describe('a block for which nothing was chosen', () => {
  it.each([
    ['without a frame', { blockType: 'team' }],
    ['with another setting of its frame', team({ anchor: 'people', space: 'none' })],
  ])('%s has no attribute and no style', (_, block) => {
    expect(frameAttributes(block)).toEqual({})
    expect(frameCss([block], viewOf)).toBe('')
  })
})

describe('a look', () => {
  it('is named at the block by its kind, so that a block of another kind in it keeps its own', () =>
    expect(frameAttributes(team({ look: 'cards' }))).toEqual({ 'data-look': 'team-cards' }))

  it('is styled once, within the layer of the styles that it changes', () => {
    const css = frameCss([team({ look: 'cards' }), team({ look: 'cards' })], viewOf)
    const frame = '.frame[data-look="team-cards"]'
    expect(css).toBe(`@layer components{${frame} .team__person{border:0}${frame} .team__name{margin:0}}`)
  })

  it('that its kind does not have has no style', () =>
    expect(frameCss([team({ look: 'stripes' }), team({ look: 'constructor' })], viewOf)).toBe(''))
})

describe('what was chosen for narrow windows', () => {
  const block = team({ phone: { space: 'none', columns: '2' }, tablet: { align: 'center' } })

  it('is named at the block', () =>
    expect(frameAttributes(block)).toEqual({ 'data-phone': 'space-none team-2', 'data-tablet': 'align-center' }))

  it('applies there alone', () => {
    const css = frameCss([block], viewOf)
    const [tablet, phone] = css.split('@container page (width<40rem)')
    expect(tablet).toContain(
      '@container page (40rem<=width<64rem){.frame[data-tablet~="align-center"]{text-align:center}',
    )
    expect(phone).toContain('.frame[data-phone~="space-none"]{--block-space:0rem}')
    expect(phone).toContain('.frame[data-phone~="team-2"] .team__people{')
  })

  it('asks for the width of the page, which has its name only then', () => {
    expect(frameCss([block], viewOf)).toContain('.site-layout__main{container-name:layout page}')
    expect(frameCss([team({ align: 'center' })], viewOf)).not.toContain('container')
  })

  it('makes a grid of the blocks of which one changes its place', () => {
    const css = frameCss([team({ phone: { order: 'last' } })], viewOf)
    expect(css).toContain('.frame[data-phone~="order-last"]{order:1}')
    expect(css).toMatch(/@media \(width<40rem\)\{:is\(\.site-layout__main,[^{]*\{display:grid/)
  })

  it('is styled once, however many blocks have it', () =>
    expect(frameCss([block, block], viewOf)).toBe(frameCss([block], viewOf)))

  it('has no columns where nothing stands side by side', () =>
    expect(frameCss([{ ...block, blockType: 'quote' }], viewOf)).not.toContain('grid-template-columns'))
})

it('what was chosen for windows of every width comes first, so that narrow ones may differ', () => {
  const css = frameCss([team({ phone: { align: 'start' }, align: 'end' })], viewOf)
  expect(css.indexOf('align-end')).toBeLessThan(css.indexOf('align-start'))
})

it('text is made no smaller than can be read', () =>
  expect(frameCss([team({ textSize: 'smaller' })], viewOf)).toContain('max(0.9375rem,var(--around0)*0.875)'))
