import { describe, expect, it } from 'vitest'
import { LOADS_OTHERS, MAY_LOAD } from './svg-references.ts'

describe('a value of a drawing', () => {
  it.each([
    'url(https://x.test/a)',
    'url( "https://x.test/a#b" )',
    "URL('//x.test/a')",
    'url(a.svg#b)',
    'url(data:image/svg+xml,x#b)',
    'url(#a) url(https://x.test/a)',
    'color: red; fill: url(/a)',
    'u\\72l(https://x.test/a)',
    'image-set("https://x.test/a" 1x)',
    '-webkit-image-set("https://x.test/a" 1x)',
    'cross-fade(url(#a), "b.png")',
    'src("https://x.test/a")',
  ])('leads to another address: %s', (value) => expect(LOADS_OTHERS.test(value)).toBe(true))

  it.each([
    'url(#shadow)',
    'url( "#shadow" ) red',
    "url('#shadow')",
    'light-dark(#26221e, #ece6da)',
    'rotate(45) translate(1 2)',
    'font-family: "Curly \\201C"',
  ])('stays in the drawing: %s', (value) => expect(LOADS_OTHERS.test(value)).toBe(false))
})

describe('an attribute of a drawing', () => {
  it.each(['style', 'fill', 'clip-path', 'marker-end', 'values'])('may load: %s', (name) =>
    expect(MAY_LOAD.test(name)).toBe(true))

  it.each(['id', 'class', 'aria-label', 'data-name'])('only names or describes: %s', (name) =>
    expect(MAY_LOAD.test(name)).toBe(false))
})
