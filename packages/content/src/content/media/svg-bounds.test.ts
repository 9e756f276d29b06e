import { describe, expect, it } from 'vitest'
import { MAX_SVG_BYTES, MAX_SVG_DEPTH, MAX_SVG_ELEMENTS, svgExcess } from './svg-bounds.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`

/** Groups inside one another; the root is one more. */
const nested = (depth: number) => '<g>'.repeat(depth) + '</g>'.repeat(depth)

describe('the bounds of a drawing', () => {
  it.each([
    ['as many elements as there may be', svg('<path d="M0 0"/>'.repeat(MAX_SVG_ELEMENTS - 1))],
    ['as many groups inside one another', svg(nested(MAX_SVG_DEPTH - 1))],
    ['many groups beside one another', svg('<g a="1>2"></g><!-- <g> --><![CDATA[ <g> ]]>'.repeat(1_000))],
    ['nothing that is markup', 'a < b'],
  ])('allow %s', (_, source) => expect(svgExcess(source)).toBeUndefined())

  it.each([
    ['one element more', svg('<path d="M0 0"/>'.repeat(MAX_SVG_ELEMENTS)), 'too many parts'],
    ['one group more', svg(nested(MAX_SVG_DEPTH)), 'nested groups'],
    ['groups that other ends do not close', svg('<g></p>'.repeat(MAX_SVG_DEPTH)), 'nested groups'],
    ['groups that ends in comments do not close', svg('<g><!--</g>-->'.repeat(MAX_SVG_DEPTH)), 'nested groups'],
    ['groups in capitals', svg('<G>'.repeat(MAX_SVG_DEPTH)), 'nested groups'],
    ['a byte more', svg(' '.repeat(MAX_SVG_BYTES)), '1 MB are the most'],
  ])('refuse %s, and say what to do', (_, source, why) => {
    expect(svgExcess(source)?.en).toContain(why)
    expect(svgExcess(source)?.en).toContain('Simplify it')
  })
})
