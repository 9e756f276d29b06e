import { describe, expect, it } from 'vitest'
import { pageContentOf } from './page-content.ts'
import { differenceOf, lossOf } from './page-difference.ts'

const OLD = `<html><head><title>Garden &amp; House</title></head><body>
<header><h2>Site name</h2><a href="/">Home</a></header>
<main><h1>The Garden</h1><p>Roses are “red”, violets aren’t.</p><p>One<b>two</b> three</p>
<a href="/contact/">Write to us</a> <a href="/big.jpg"><img src="/wp-content/uploads/2024/02/B%C3%BCro-300x200.jpg" alt="Office"></a>
<img src="data:image/gif;base64,AA" data-src="/wp-content/uploads/rose-scaled.jpg">
<div style="background-image: url('/wp-content/uploads/ground.png')"></div>
<script>var words = "none"</script><span class="screen-reader-text">Unseen</span></main>
<footer><a href="/imprint/">Imprint</a></footer></body></html>`

describe('the content of a page', () => {
  const content = pageContentOf(OLD)
  it('has its title', () => expect(content.title).toBe('Garden & House'))
  it('has the words that visitors read, and words end where a box ends', () =>
    expect(content.words.join(' ')).toBe("the garden roses are red violets aren't onetwo three write to us"))
  it('has headings and links without those around it', () => {
    expect(content.headings).toEqual(['The Garden'])
    expect(content.links).toEqual(['Write to us', 'Office'])
  })
  it('has images by the names of their originals, those of grounds and lazy loaders too', () =>
    expect(content.images).toEqual(['buro', 'rose', 'ground']))

  it.each([
    ['<div id="content"><h2>A</h2></div><div><h2>Side</h2></div>', ['A']],
    ['<nav><h2>Menu</h2></nav><article><header><h2>A</h2></header></article><aside><h2>B</h2></aside>', ['A']],
    ['<div role="main"><h2>A</h2><nav><h2>In this page</h2></nav></div><h2>B</h2>', ['A']],
  ])('is found without a main element: %s', (html, headings) => expect(pageContentOf(html).headings).toEqual(headings))
})

describe('the difference of two pages', () => {
  const before = pageContentOf(OLD)
  it('is nothing for one that says the same in other markup', () => {
    const after = pageContentOf(`<title>x</title><main><h2>The garden</h2>
      <p>Roses are "red", violets aren't.<br>Onetwo three</p>
      <p><a href="https://new.example/kontakt/">Write to us</a></p>
      <a href="/media/big.jpg"><img src="/media/buro-640x480.webp" alt="Office"></a><img src="/media/rose.jpg">
      <section style="background-image:url(/media/ground-1.png)"></section></main>`)
    expect(lossOf(differenceOf(before, after))).toBe(0)
  })
  it('counts each time that something is missing, and names it once', () => {
    const { words, images } = differenceOf(
      pageContentOf('<main>a a a b<img src="/x.png"></main>'),
      pageContentOf('<main>a c</main>'),
    )
    expect(words).toEqual({
      before: 4,
      after: 2,
      missing: { count: 3, examples: ['a', 'b'] },
      added: { count: 1, examples: ['c'] },
    })
    expect(images.missing).toEqual({ count: 1, examples: ['x'] })
  })
  it('names no more than it has room for', () => {
    const many = Array.from({ length: 500 }, (_, n) => `word${n}`).join(' ')
    const { missing } = differenceOf(pageContentOf(`<main>${many}</main>`), pageContentOf('<main></main>')).words
    expect([missing.count, missing.examples.length]).toEqual([500, 30])
  })
})
