import { describe, expect, it } from 'vitest'
import { CONTROL_ATTRIBUTE, formNodes } from './form-nodes.ts'

const FIELD = `<span ${CONTROL_ATTRIBUTE}="0"></span>`

describe('an element that a form may not have', () => {
  it.each(['form', 'font', 'my-box'])('removes <%s> and leaves its content, including fields', (name) =>
    expect(formNodes(`<${name} onclick="x">Name ${FIELD}</${name}>`)).toEqual(['Name ', { control: 0 }]))

  it.each(['script', 'style', 'iframe', 'noscript', 'object'])('removes <%s> with its content', (name) =>
    expect(formNodes(`a<${name}>x()</${name}>b`).join('')).toBe('ab'))

  it('stays away when what stood around it is gone', () =>
    expect(formNodes('<form><script>x()</script><p onclick="x">y</p></form>')).toEqual([
      { element: 'p', attributes: {}, children: ['y'] },
    ]))
})
