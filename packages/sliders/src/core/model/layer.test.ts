import { describe, expect, it } from 'vitest'
import { MAX_COLUMNS } from '../../layers/row/row.layer.ts'
import { MAX_LAYERS, parseLayers, walkLayers } from './layer.ts'

const parse = {
  locale: 'en',
  image: () => undefined,
  href: (raw: unknown) => (raw as { readonly href?: string } | undefined)?.href,
  blocks: () => [],
}

const read = (...stored: unknown[]) => parseLayers(stored, parse)
const heading = (more: object = {}) => ({ id: 'a', blockType: 'layerHeading', words: 'Hello', ...more })

describe('a layer', () => {
  it('has a default for everything that is not set', () => {
    const [layer] = read(heading())
    expect(layer).toMatchObject({
      type: 'heading',
      as: 'h2',
      words: 'Hello',
      responsive: 'scale',
      basis: 'grid',
      place: { desktop: { x: 'start', y: 'start', dx: 0, dy: 0, width: 'auto', height: 'auto', hidden: false } },
      timeline: { start: {}, named: [] },
      actions: [],
    })
  })

  it('names per width only what differs', () => {
    const [layer] = read(heading({ place: { desktop: { dx: 10 }, tablet: { dx: '5%' }, phone: { dx: 'far' } } }))
    expect(layer?.place).toEqual({
      desktop: { x: 'start', y: 'start', dx: 10, dy: 0, width: 'auto', height: 'auto', hidden: false },
      tablet: { dx: '5%' },
    })
  })

  it.each([
    ['no words', { blockType: 'layerHeading', words: ' ' }],
    ['a missing picture', { blockType: 'layerImage', image: null }],
    ['a film without a source', { blockType: 'layerVideo' }],
    ['a film of somebody else', { blockType: 'layerVideo', address: 'https://films.example/1' }],
    ['an icon that is not drawn', { blockType: 'layerIcon', icon: 'skull' }],
    ['a kind that there is not', { blockType: 'script', content: 'alert(1)' }],
    ['no kind', {}],
  ])('is left out with %s', (_, stored) => expect(read({ id: 'a', ...stored })).toEqual([]))

  it('is read without an exception, whatever is stored', () => {
    for (const odd of [null, 1, 'text', [], {}, [[]], { desktop: [] }, { to: 1 }]) {
      const all = { place: odd, text: odd, box: odd, timeline: odd, loop: odd, hover: odd, actions: odd, clip: odd }
      expect(read(heading({ ...all, origin: odd, blend: odd, rotate: odd }))).toHaveLength(1)
    }
    expect(parseLayers('layers', parse)).toEqual([])
  })

  it('keeps an editor’s text out of styles', () => {
    const evil = '#fff;} body{display:none'
    const [layer] = read(
      heading({
        text: { desktop: { color: evil, align: evil, size: evil } },
        box: { desktop: { background: evil, border: { width: 1, color: evil }, radius: evil } },
        blend: evil,
        place: { desktop: { dx: `1px;${evil}`, width: evil } },
      }),
    )
    expect(JSON.stringify(layer)).not.toContain('display')
  })
})

describe('the layers of a slide', () => {
  it(`are ${MAX_LAYERS} at most, those in groups and rows with them`, () => {
    const many = Array.from({ length: 1000 }, (_, index) => heading({ id: String(index) }))
    expect(read(...many)).toHaveLength(MAX_LAYERS)
    const nested = read(heading(), { id: 'group', blockType: 'layerGroup', layers: many })
    expect([...walkLayers(nested)]).toHaveLength(MAX_LAYERS)
  })

  it('stand in groups and rows, which do not stand in one another', () => {
    const group = {
      id: 'g',
      blockType: 'layerGroup',
      layers: [heading(), { id: 'h', blockType: 'layerGroup', layers: [heading()] }],
    }
    expect(read(group)).toMatchObject([{ type: 'group', children: [{ type: 'heading' }] }])
    const columns = Array.from({ length: 9 }, () => ({ layers: [heading(), group] }))
    const [row] = read({ id: 'r', blockType: 'layerRow', columns })
    expect(row).toMatchObject({ type: 'row', columns: { length: MAX_COLUMNS } })
    expect([...walkLayers(row ? [row] : [])].map(({ type }) => type)).not.toContain('group')
  })
})

describe('actions', () => {
  const actions = (...stored: object[]) => read(heading({ actions: stored }))[0]?.actions.map(({ action }) => action)

  it('are identified by what they do', () =>
    expect(
      actions(
        { do: 'link', link: { href: '/a/', label: 'A' } },
        { do: 'slide', to: '3' },
        { do: 'slide', to: 'summer' },
        { do: 'layer', wish: 'out', layer: 'other' },
        { do: 'modal', alias: 'tour', to: '2' },
      ),
    ).toEqual([
      { do: 'link', link: { href: '/a/', label: 'A', newTab: false } },
      { do: 'slide', to: 3 },
      { do: 'slide', to: 'summer' },
      { do: 'layer', wish: 'out', layer: 'other' },
      { do: 'modal', alias: 'tour', slide: '2' },
    ]))

  it('are left out where they lead nowhere, and never hold scripts', () =>
    expect(
      actions(
        { do: 'link', link: {} },
        { do: 'slide' },
        { do: 'layer', wish: 'in' },
        { do: 'modal', alias: 'Not an alias' },
        { do: 'menu', target: '"><script>' },
        { do: 'class', name: 'a b' },
        { do: 'script', code: 'alert(1)' },
      ),
    ).toEqual([]))

  it('find the layer that they control by its name or id, wherever it is', () => {
    const steers = (layer: string) => ({
      ...heading({ id: `steers-${layer}` }),
      actions: [{ do: 'layer', wish: 'in', layer }],
    })
    const layers = parseLayers(
      [
        steers('Second'),
        { id: 'group', blockType: 'layerGroup', layers: [steers('b'), heading({ id: 'b', name: 'Second' })] },
        steers('Nobody'),
      ],
      parse,
    )
    const aims = [...walkLayers(layers)].flatMap(({ actions }) =>
      actions.map(({ action }) => ('layer' in action ? action.layer : undefined)),
    )
    expect(aims).toEqual(['b', 'b', 'Nobody'])
  })
})
