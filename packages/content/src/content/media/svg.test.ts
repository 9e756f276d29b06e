import { describe, expect, it } from 'vitest'
import { sanitizeSvg } from './svg.ts'
import { svgCleaner } from './svg-cleaner.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`

const cleaned = async (source: string) => {
  const result = await sanitizeSvg(source)
  return 'clean' in result ? result.clean : result.refused.en
}

describe('an uploaded SVG', () => {
  it('keeps its drawing', async () => {
    expect(await cleaned(svg('<path d="M0 0h10v10z" fill="#123456"></path>'))).toContain('<path d="M0 0h10v10z"')
  })

  it('keeps its colours for light and for dark pages', async () => {
    const root = 'viewBox="0 0 10 10" style="color-scheme: light dark"'
    const line = '<path d="M0 0h10" stroke="light-dark(#26221e, #ece6da)"></path>'
    const clean = await cleaned(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${line}</svg>`)
    expect(clean).toContain('style="color-scheme: light dark"')
    expect(clean).toContain(line)
  })

  it.each([
    ['a script', '<script>alert(1)</script>', 'script'],
    ['an event handler', '<rect onload="alert(1)"/>', 'onload'],
    ['foreign content', '<foreignObject><iframe src="https://x.test"></iframe></foreignObject>', 'iframe'],
    ['a link', '<a href="javascript:alert(1)"><rect/></a>', 'javascript'],
    ['a reference to another address', '<use href="https://x.test/a.svg#b"/>', 'x.test'],
    ['a style that loads', '<rect style="fill:url(https://x.test/a)"/>', 'x.test'],
  ])('loses %s', async (_, inside, gone) => {
    const clean = await cleaned(svg(`${inside}<circle r="1"/>`))
    expect(clean).toContain('<circle')
    expect(clean).not.toContain(gone)
  })

  it('that is not a drawing is refused', async () => {
    expect(await cleaned('<html><body>hello</body></html>')).toContain('not a drawing')
  })

  it('that is beyond the bounds is refused', async () => {
    expect(await sanitizeSvg(svg('<g>'.repeat(5_000)))).toMatchObject({
      refused: { en: expect.stringMatching(/Simplify it/) },
    })
  })
})

describe('cleaning', () => {
  it('is given up when it takes too long, and does not keep the next one waiting', async () => {
    // No thread has started within a millisecond.
    const hurried = svgCleaner({ withinMs: 1 })
    expect(await hurried.clean(svg(''))).toBeUndefined()
    const cleaner = svgCleaner()
    expect(await Promise.all(['<rect/>', '<path/>'].map((inside) => cleaner.clean(svg(inside))))).toEqual([
      expect.stringContaining('<rect>'),
      expect.stringContaining('<path>'),
    ])
    await cleaner.close()
  })
})
