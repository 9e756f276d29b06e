import { describe, expect, expectTypeOf, it } from 'vitest'
import type { BlockBase } from './block.ts'
import { type BlockOf, defineBlock, defineGeneratedBlock, parsersOf, placedBlocks } from './define-block.ts'
import { field, titled } from './fields/build.ts'
import { hostileValues } from './fields/hostile-values.ts'
import type { ParseContext } from './parse.ts'

const parse: ParseContext = {
  locale: 'en',
  image: () => undefined,
  href: (raw) => (raw as { url?: string }).url,
  blocks: (raw) => (Array.isArray(raw) ? raw : []),
}
const words = (text: string) => ({ en: text, de: text })

const tour = defineBlock({
  name: 'tour',
  label: words('Tour'),
  group: 'Text',
  drawing: [],
  fields: {
    ...titled,
    pace: field.choice({ label: words('Pace'), options: { slow: words('Slow'), fast: words('Fast') } }),
    guided: field.toggle({ label: words('Guided'), initial: true }),
    ways: field.choices({
      label: words('Ways'),
      options: { walk: words('Walk'), bus: words('Bus'), boat: words('Boat') },
      initial: ['walk'],
    }),
    stops: field.rows({
      label: words('Stops'),
      required: true,
      min: 1,
      max: 3,
      fields: {
        name: field.text({ label: words('Name'), required: true, maxLength: 10 }),
        minutes: field.number({ label: words('Minutes'), min: 1, max: 60, whole: true }),
        link: field.link(),
        blocks: field.blocks({ label: words('Blocks') }),
      },
    }),
  },
})
type TourBlock = BlockOf<typeof tour>

const read = (raw: object) => tour.parse({ id: '1', ...raw }, parse)

describe('a declared block', () => {
  it('is read with its name, its id and what is stored', () =>
    expect(read({ heading: 'Harbour', pace: 'fast', stops: [{ id: 'a', name: 'Pier', minutes: 20 }] })).toEqual({
      blockType: 'tour',
      id: '1',
      heading: 'Harbour',
      pace: 'fast',
      guided: true,
      ways: [],
      stops: [{ id: 'a', name: 'Pier', minutes: 20, blocks: [] }],
      nested: [],
    }))
  it('has the type that its fields make', () => {
    expectTypeOf<TourBlock['blockType']>().toEqualTypeOf<'tour'>()
    expectTypeOf<TourBlock['pace']>().toEqualTypeOf<'slow' | 'fast'>()
    expectTypeOf<TourBlock['ways']>().toEqualTypeOf<readonly ('walk' | 'bus' | 'boat')[]>()
    expectTypeOf<TourBlock['heading']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<TourBlock['stops'][number]['name']>().toEqualTypeOf<string>()
    expectTypeOf<TourBlock['stops'][number]['blocks']>().toEqualTypeOf<readonly BlockBase[]>()
  })
  it('takes the first choice for an unknown one', () =>
    expect(read({ pace: 'toString', stops: [{ name: 'A' }] })).toMatchObject({ pace: 'slow' }))
  it('names choices once, in the order of their options', () =>
    expect(read({ ways: ['boat', 'walk', 'boat', 'plane'], stops: [{ name: 'A' }] })?.ways).toEqual(['walk', 'boat']))
  it('leaves out absent values instead of keeping them empty', () =>
    expect(Object.keys(read({ heading: ' ', stops: [{ name: 'A' }] }) ?? {})).not.toContain('heading'))
  it('leaves out rows that lack what they require, and numbers the others by their place', () =>
    expect(read({ stops: [{ name: ' ' }, 7, { name: 'B', minutes: 90 }] })?.stops).toEqual([
      { id: '1', name: 'B', blocks: [] },
    ]))
  it('is nothing when no row is left', () => expect(read({ stops: [{ minutes: 5 }] })).toBeUndefined())
  it('is bounded in rows and in text', () => {
    const stops = read({ stops: Array.from({ length: 9 }, () => ({ name: 'x'.repeat(50) })) })?.stops
    expect([stops?.length, stops?.[0]?.name.length]).toEqual([3, 10])
  })
  it('rounds whole numbers', () => expect(read({ stops: [{ name: 'A', minutes: 4.6 }] })?.stops[0]?.minutes).toBe(5))
  it('has the usual number where one is required and none is stored', () => {
    const fields = { count: field.number({ label: words('Count'), required: true, min: 1, max: 9, initial: 6 }) }
    const list = defineBlock({ name: 'list', label: words('List'), group: 'Links', drawing: [], fields })
    expect([{ count: 3 }, {}, { count: 90 }].map((raw) => list.parse(raw, parse)?.count)).toEqual([3, 6, 6])
  })
  it.each([
    [0.3, 0.3],
    [0.34, 0.3],
    [0.25, 0.3],
    [0, 0],
    [7, 1],
    [-1, 0],
    ['0.8', undefined],
    [undefined, undefined],
    [Number.NaN, undefined],
  ])('reads %j in steps of a tenth as %j', (velocity, step) => {
    const fields = { velocity: field.number({ label: words('Velocity'), min: 0, max: 1, step: 0.1 }) }
    const ground = defineBlock({ name: 'ground', label: words('Ground'), group: 'Layout', drawing: [], fields })
    expect(ground.parse({ velocity }, parse)?.velocity).toBe(step)
  })
  it('reads a day or a time as a moment, and nothing else', () => {
    const fields = { until: field.date({ label: words('Until'), of: 'time', required: true }) }
    const clock = defineBlock({ name: 'clock', label: words('Clock'), group: 'Text', drawing: [], fields })
    expect(clock.parse({ until: '2027-01-01T01:00:00+01:00' }, parse)?.until).toBe('2027-01-01T00:00:00.000Z')
    expect(clock.parse({ until: 'soon' }, parse)).toBeUndefined()
  })
  it('lists the blocks that stand in it, in reading order', () => {
    const [one, two] = [
      { blockType: 'a', id: 'one' },
      { blockType: 'b', id: 'two' },
    ] as const
    const stops = [
      { name: 'A', blocks: [one] },
      { name: 'B', blocks: [two] },
    ]
    expect(read({ stops })?.nested).toEqual([one, two])
  })
  it('bears any stored value', () => {
    for (const raw of hostileValues(tour.fields)) expect(() => read(raw)).not.toThrow()
  })
})

describe('a field of a block', () => {
  const [slider, text] = [
    { blockType: 'slider', id: 'one' },
    { blockType: 'text', id: 'two' },
  ] as const
  const scene = defineBlock({
    name: 'scene',
    label: words('Scene'),
    group: 'Layout',
    drawing: [],
    fields: {
      scheme: field.optionalChoice({ label: words('Scheme'), options: { light: words('Light'), dark: words('Dark') } }),
      surface: field.choice({
        label: words('Surface'),
        options: { paper: words('Paper'), ink: words('Ink') },
        initial: 'ink',
        fallback: 'paper',
      }),
      video: field.file({ label: words('Video'), type: ['video/mp4', 'video/webm'] }),
      edge: field.group({
        label: words('Edge'),
        fields: {
          shape: field.optionalChoice({ label: words('Shape'), options: { slope: words('Slope') } }),
          mirrored: field.toggle({ label: words('Mirrored') }),
          blocks: field.blocks({ label: words('Blocks') }),
        },
      }),
      behind: field.blocks({ label: words('Behind'), of: ['slider'], max: 1, readWith: { behind: true } }),
    },
  })
  const read = (raw: object) => scene.parse({ id: '1', ...raw }, parse)

  it('of one of several names may have none', () => {
    expectTypeOf<BlockOf<typeof scene>['scheme']>().toEqualTypeOf<'light' | 'dark' | undefined>()
    expect(['dark', 'pink', null].map((scheme) => read({ scheme })?.scheme)).toEqual(['dark', undefined, undefined])
  })
  it('reads an unknown name as its fallback, which is not the one of a new block', () =>
    expect(read({ surface: 'pink' })?.surface).toBe('paper'))
  it('takes files of its media types alone', () => {
    const typeOf = (mimeType: string) => read({ video: { filename: 'a', mimeType } })?.video?.type
    expect([typeOf('video/webm'), typeOf('video/mp4x'), typeOf('video/quicktime')]).toEqual([
      'video/webm',
      undefined,
      undefined,
    ])
  })
  it('holds others, also when nothing is stored of them', () => {
    expect(read({ edge: { shape: 'slope', mirrored: true } })?.edge).toEqual({
      shape: 'slope',
      mirrored: true,
      blocks: [],
    })
    expect(read({ edge: 7 })?.edge).toEqual({ mirrored: false, blocks: [] })
  })
  it('reads its blocks within its limit, and tells them where they stand', () =>
    expect(read({ behind: [slider, slider] })?.behind).toEqual([{ ...slider, behind: true }]))
  it('may have blocks inside a group', () => expect(read({ edge: { blocks: [text] } })?.nested).toEqual([text]))
  it('requires for its block what is required in its group', () => {
    const fields = {
      edge: field.group({
        label: words('Edge'),
        fields: { name: field.text({ label: words('Name'), required: true }) },
      }),
    }
    const named = defineBlock({ name: 'named', label: words('Named'), group: 'Layout', drawing: [], fields })
    expect(named.parse({ edge: {} }, parse)).toBeUndefined()
    expect(named.parse({ edge: { name: 'A' } }, parse)?.edge).toEqual({ name: 'A' })
  })
  it('bears any stored value', () => {
    for (const raw of hostileValues(scene.fields)) expect(() => read(raw)).not.toThrow()
  })
})

describe('a block that makes more of its fields', () => {
  const sum = defineBlock({
    name: 'sum',
    label: words('Sum'),
    group: 'Text',
    drawing: [],
    fields: { numbers: field.text({ label: words('Numbers'), required: true }) },
    refine: ({ id, numbers }) => {
      const total = numbers.split('+').reduce((sum, part) => sum + Number(part), 0)
      return Number.isNaN(total) ? undefined : { total, key: `sum-${id}` }
    },
  })
  it('shows that, under its own name and id', () =>
    expect(sum.parse({ id: '1', numbers: '2+3' }, parse)).toEqual({
      blockType: 'sum',
      id: '1',
      total: 5,
      key: 'sum-1',
    }))
  it('is nothing where that is nothing', () => expect(sum.parse({ id: '1', numbers: 'a' }, parse)).toBeUndefined())
  it('reads what its feature has put into it', () => {
    const list = defineBlock({
      name: 'list',
      label: words('List'),
      group: 'Links',
      drawing: [],
      fields: { ...titled },
      refine: ({ heading }, _, { posts }) => ({ heading, posts }),
    })
    expect(list.parse({ id: '1', heading: 'A', posts: [7] }, parse)).toMatchObject({ heading: 'A', posts: [7] })
  })
})

describe('a block that a feature makes', () => {
  const head = defineGeneratedBlock({
    name: 'head',
    read: ({ title }) => (typeof title === 'string' ? { title } : undefined),
  })
  it('is what its feature makes of it, under its own name and id', () =>
    expect(head.parse({ id: '1', blockType: 'x', title: 'A' }, parse)).toEqual({
      blockType: 'head',
      id: '1',
      title: 'A',
    }))
  it('is nothing where that is nothing', () => expect(head.parse({ id: '1' }, parse)).toBeUndefined())
  it('is read beside those that editors place, and placed by none', () => {
    expect(Object.keys(parsersOf([tour, head]))).toEqual(['tour', 'head'])
    expect(placedBlocks([tour, head])).toEqual([tour])
  })
})
