import { describe, expect, it } from 'vitest'
import { rowState } from './row-state.ts'

describe('a row that is new to a form', () => {
  const text = { root: { type: 'root', children: [] } }
  const state = rowState({
    id: 's',
    blockType: 'slide',
    background: { kind: 'image', image: 7 },
    link: { relationTo: 'pages', value: 3 },
    transition: { names: ['fade', 'wipe'] },
    layers: [{ id: 'a', blockType: 'layerText', content: text, actions: [{ id: 'x', do: 'next' }] }],
    params: [],
  })
  const values = Object.fromEntries(Object.entries(state).map(([path, { value }]) => [path, value]))

  it('has a value for each field, by its path', () => {
    expect(values).toEqual({
      id: 's',
      blockType: 'slide',
      'background.kind': 'image',
      'background.image': 7,
      link: { relationTo: 'pages', value: 3 },
      'transition.names': ['fade', 'wipe'],
      layers: 1,
      'layers.0.id': 'a',
      'layers.0.blockType': 'layerText',
      'layers.0.content': text,
      'layers.0.actions': 1,
      'layers.0.actions.0.id': 'x',
      'layers.0.actions.0.do': 'next',
    })
  })

  it('names the rows of its lists', () => {
    expect(state.layers?.rows).toEqual([{ id: 'a', blockType: 'layerText' }])
    expect(state['layers.0.actions']?.rows).toEqual([{ id: 'x' }])
  })
})
