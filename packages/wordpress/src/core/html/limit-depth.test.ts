import { describe, expect, it } from 'vitest'
import { limitDepth, MAX_HTML_DEPTH } from './limit-depth.ts'

describe('elements in elements', () => {
  const nested = (count: number, name: string) => `${`<${name}>`.repeat(count)}words${`</${name}>`.repeat(count)}`
  it('stay as they are up to the limits', () => {
    for (const html of [
      nested(20, 'b'),
      nested(MAX_HTML_DEPTH, 'div'),
      '<p>one <b>two</b>',
      `<p>${'<br>'.repeat(200)}`,
    ]) {
      expect(limitDepth(html)).toEqual({ html, isCut: false })
    }
  })
  it('are taken out beyond them, and their words stay', () => {
    expect(limitDepth(nested(21, 'b'))).toEqual({ html: nested(20, 'b'), isCut: true })
    expect(limitDepth(nested(MAX_HTML_DEPTH + 1, 'div'))).toEqual({ html: nested(MAX_HTML_DEPTH, 'div'), isCut: true })
  })
})
