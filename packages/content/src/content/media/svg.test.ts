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

  it('keeps what it takes from itself', async () => {
    const line = '<path d="M0 0h10" fill="url(#sky)" id="image(1)" aria-label="url(none)"/>'
    expect(await cleaned(svg(line))).toContain(line)
  })

  it('keeps its colours for light and for dark pages', async () => {
    const root = 'viewBox="0 0 10 10" style="color-scheme: light dark"'
    const line = '<path d="M0 0h10" stroke="light-dark(#26221e, #ece6da)"/>'
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
    ['an animation that loads', '<animateTransform attributeName="fill" values="url(https://x.test/a)"/>', 'x.test'],
    ...['fill', 'stroke', 'filter', 'mask', 'clip-path', 'marker-start', 'marker-mid', 'marker-end'].map(
      (name): [string, string, string] => [
        `a ${name} that loads`,
        `<path ${name}="url('https://x.test/a#b')"/>`,
        'x.test',
      ],
    ),
  ])('loses %s', async (_, inside, gone) => {
    const clean = await cleaned(svg(`${inside}<circle r="1"/>`))
    expect(clean).toContain('<circle')
    expect(clean).not.toContain(gone)
  })

  it('is XML: with its namespace, and without names of characters that only HTML knows', async () => {
    const clean = await cleaned('<svg viewBox="0 0 9 9"><text aria-label="a &lt; b">5\u00a0&lt; 6</text></svg>')
    expect(clean).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(clean).toContain('<text aria-label="a &lt; b">5\u00a0&lt; 6</text>')
  })

  it('without a size gets a box around what it draws, from its origin', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="100%"><rect x="10" y="7" width="50" height="20"/></svg>'
    expect(await cleaned(drawing)).toMatch(/^<svg viewBox="0 0 60 27" xmlns/)
  })

  it.each(['', '<script>alert(1)</script>', '<g></g>'])('that draws nothing is refused: %j', async (inside) => {
    expect(await cleaned(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)).toContain('or with a viewBox')
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
      expect.stringContaining('<rect/>'),
      expect.stringContaining('<path/>'),
    ])
    await cleaner.close()
  })
})
