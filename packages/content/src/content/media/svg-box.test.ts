import { describe, expect, it } from 'vitest'
import { hasBox, inBox, withOrigin } from './svg-box.ts'

describe('the box of a drawing', () => {
  it.each([
    'width="10" height="20"',
    'width="10mm" height="2em"',
    'viewBox="0 0 10 20"',
    'viewBox="0,0,10,20" width="100%" height="auto"',
    'aria-label="a > b" viewBox="0 0 10 20" width="5"',
  ])('is known by %s', (attributes) => expect(hasBox(`<svg ${attributes}/>`)).toBe(true))

  it.each([
    '',
    'width="10"',
    'width="100%" height="100%"',
    'width="0" height="0" viewBox="0 0 10 20"',
    'viewBox="0 0 0 20"',
    'viewBox="none"',
    'stroke-width="3" height="5"',
  ])('is not known by %j', (attributes) => expect(hasBox(`<svg ${attributes}/>`)).toBe(false))

  it('takes the place of what says nothing', () => {
    const drawing = '<svg width="0" xmlns="x" stroke-width="2" viewBox="0 0 0 9"><path d="M0"/></svg>'
    expect(inBox(drawing, { width: 60, height: 27 })).toBe(
      '<svg viewBox="0 0 60 27" xmlns="x" stroke-width="2"><path d="M0"/></svg>',
    )
    expect(inBox('<svg/>', { width: 1, height: 2 })).toBe('<svg viewBox="0 0 1 2"/>')
  })

  it('is measured from the origin', () => {
    const origin = '<rect width="0.1" height="0.1"/>'
    expect(withOrigin('<svg width="5"><g/></svg>')).toBe(`<svg>${origin}<g/></svg>`)
    expect(withOrigin('<svg/>')).toBe(`<svg>${origin}</svg>`)
  })
})
