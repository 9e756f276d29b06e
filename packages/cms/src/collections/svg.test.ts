import { describe, expect, it } from 'vitest'
import { sanitizeSvg } from './svg.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`

describe('an uploaded SVG', () => {
  it('keeps its drawing', async () => {
    expect(await sanitizeSvg(svg('<path d="M0 0h10v10z" fill="#123456"></path>'))).toContain('<path d="M0 0h10v10z"')
  })

  it.each([
    ['a script', '<script>alert(1)</script>', 'script'],
    ['an event handler', '<rect onload="alert(1)"/>', 'onload'],
    ['foreign content', '<foreignObject><iframe src="https://x.test"></iframe></foreignObject>', 'iframe'],
    ['a link', '<a href="javascript:alert(1)"><rect/></a>', 'javascript'],
    ['a reference to another address', '<use href="https://x.test/a.svg#b"/>', 'x.test'],
    ['a style that loads', '<rect style="fill:url(https://x.test/a)"/>', 'x.test'],
  ])('loses %s', async (_, inside, gone) => {
    expect(await sanitizeSvg(svg(`${inside}<circle r="1"/>`))).not.toContain(gone)
  })

  it('that is no drawing is refused', async () => {
    await expect(sanitizeSvg('<html><body>hello</body></html>')).rejects.toThrow('no drawing')
  })
})
