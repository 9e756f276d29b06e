import { describe, expect, it } from 'vitest'
import { cropAttributes, cropCss } from './crop-css.ts'

describe('an image that is not cut', () => {
  it('has no attribute', () => expect(cropAttributes(undefined)).toEqual({}))
  it('costs no style', () => expect(cropCss([])).toBe(''))
})

describe('a crop', () => {
  const crop = { focus: { x: 20, y: 80 }, wide: '16:9', phone: '1:1' } as const

  it('is named at its image', () =>
    expect(cropAttributes(crop)).toEqual({ 'data-crop': 'at-20-80 wide-16-9 phone-1-1' }))

  it('has its point and its shape in all windows, and another shape on phones', () => {
    const [all, phone] = cropCss([crop]).split('@container page (width<40rem)')
    expect(all).toContain('img[data-crop~="at-20-80"]{object-fit:cover;object-position:20% 80%}')
    expect(all).toContain('img[data-crop~="wide-16-9"]{aspect-ratio:16/9;')
    expect(phone).toContain('img[data-crop~="phone-1-1"]{aspect-ratio:1/1;')
  })

  it('asks for the width of the page, which has its name only then', () => {
    expect(cropCss([crop])).toContain('.site-layout__main{container-name:layout page}')
    expect(cropCss([{ wide: '1:1' }])).not.toContain('container')
  })

  it('that several images have is written once', () => expect(cropCss([crop, crop])).toBe(cropCss([crop])))
})
