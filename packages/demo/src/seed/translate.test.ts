import { describe, expect, it } from 'vitest'
import { translate } from './translate.ts'

const dictionary = {
  Light: 'Licht',
  'light: Light': 'Hell',
  image: 'Bild',
  'One room': 'Ein Raum',
  'Write to ': 'Schreiben Sie an ',
}

describe('a translation', () => {
  it('replaces texts however deep they stand', () => {
    expect(translate({ layout: [{ columns: [{ title: 'One room' }] }] }, dictionary)).toEqual({
      layout: [{ columns: [{ title: 'Ein Raum' }] }],
    })
  })

  it('replaces the texts of rich text, with the blanks at their ends', () => {
    const content = { root: { type: 'root', children: [{ type: 'text', text: 'Write to ', format: 0 }] } }
    expect(translate(content, dictionary)).toEqual({
      root: { type: 'root', children: [{ type: 'text', text: 'Schreiben Sie an ', format: 0 }] },
    })
  })

  it('leaves alone what it does not know, and everything that is no text', () => {
    const value = { text: 'Mara Halden', page: 7, newTab: false, image: null, detail: '' }
    expect(translate(value, dictionary)).toEqual(value)
  })

  it('leaves alone what programs read, even when it reads like a text', () => {
    const value = { blockType: 'image', name: 'Light', slug: 'Light', id: 'Light' }
    expect(translate(value, dictionary)).toEqual(value)
  })

  it('replaces the names of rows, which are read', () => {
    expect(translate({ blockType: 'pricingTable', plans: [{ name: 'One room' }] }, dictionary)).toEqual({
      blockType: 'pricingTable',
      plans: [{ name: 'Ein Raum' }],
    })
  })

  it('tells by the name of the field what a text means', () => {
    expect(translate({ light: 'Light', title: 'Light' }, dictionary)).toEqual({ light: 'Hell', title: 'Licht' })
  })

  it('takes a text of several lines line by line', () => {
    expect(translate({ choices: 'One room\nA boat\nLight' }, dictionary)).toEqual({
      choices: 'Ein Raum\nA boat\nLicht',
    })
  })

  it('does not take what every object has for a translation', () => {
    expect(translate({ title: 'constructor' }, dictionary)).toEqual({ title: 'constructor' })
  })
})
