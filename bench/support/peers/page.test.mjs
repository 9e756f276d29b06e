import { describe, expect, it } from 'vitest'
import { partsOf } from './page.mjs'

const HTML = `<!doctype html><html><head><link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css">
<script type="module" src="/a.js"></script></head><body class="a"><h1 id="b">Rooms</h1><script>go()
</script></body></html>`

describe('a page of ours', () => {
  const { withoutScripts, body, heading } = partsOf(HTML)
  it('is given to peers without our scripts', () => {
    expect(withoutScripts).not.toMatch(/script|modulepreload/)
    expect(withoutScripts).toContain('<link rel="stylesheet" href="/a.css">')
  })
  it('has a body', () => expect(body).toBe('<h1 id="b">Rooms</h1>'))
  it('is known by its heading', () => expect(heading).toBe('<h1 id="b">Rooms</h1>'))
  it('is missed when it is none', () => expect(() => partsOf('Not found')).toThrow('nothing measured'))
})
