import { describe, expect, it } from 'vitest'
import { eventsFor, eventsOf, PLAIN_CONVERTERS, plannedEvents } from '../../testing/plan/planned-export.ts'
import { indexOf } from '../index-of-export/export-index.ts'
import { MediaLookup } from './media-lookup.ts'

const UPLOADS = 'https://old.example/wp-content/uploads/'
const file = (id: number, path: string, more = {}) => ({
  id,
  kind: 'attachment',
  status: 'inherit',
  title: '',
  file: UPLOADS + path,
  ...more,
})
const lookupFor = (...items: readonly object[]) => new MediaLookup(indexOf(eventsFor({ items })))

describe('the file of an address', () => {
  const lookup = lookupFor(
    file(1, '2024/02/plan.png'),
    file(2, '2023/05/plan.png'),
    file(3, '2023/05/poster-1920x1080.jpg'),
    file(4, '2023/05/poster.jpg'),
    file(5, '2024/x-scaled.jpg'),
  )
  it.each([
    ['2024/02/plan.png', 1],
    ['2023/05/plan.png', 2],
    ['2023/05/plan-300x200.png', 2],
    ['2023/05/poster-1920x1080.jpg', 3],
    ['2023/05/poster-1920x1080-300x169.jpg', 3],
    ['2023/05/poster-300x169.jpg', 4],
    ['2024/x-scaled-300x200.jpg', 5],
    ['2024/02/gone.png', undefined],
    ['2024/03/plan.png', undefined],
  ])('%s is %s', (path, id) => expect(lookup.idOf(UPLOADS + path)).toBe(id))

  it('is known by sizes, the original and former versions in its metas', async () => {
    const { items } = indexOf(await eventsOf('studio'))
    const studio = new MediaLookup(indexOf(await eventsOf('studio')))
    expect(studio.idOf('/wp-content/uploads/2024/02/kueche-abend.jpg')).toBe(8)
    expect(studio.idOf('/wp-content/uploads/2024/02/kueche-abend-1024x569.jpg')).toBe(8)
    expect(studio.idOf('/wp-content/uploads/2024/03/door.jpg')).toBe(31)
    expect(items.get(8)?.attachment?.original).toBe('2024/02/kueche-abend.jpg')
  })
})

describe('the file of a number', () => {
  const lookup = lookupFor(file(1, '2024/02/plan.png'))
  it('is taken where no address says otherwise', () => {
    expect(lookup.byId(1)?.file).toBe('2024/02/plan.png')
    expect(lookup.byId(1, `${UPLOADS}2019/plan-300x200.png`)?.file).toBe('2024/02/plan.png')
  })
  it('is not taken where the address names another: numbers go stale when sites are merged', () =>
    expect(lookup.byId(1, `${UPLOADS}2024/02/house.png`)).toBeUndefined())
})

it('gives files of an item by their order', () => {
  const lookup = lookupFor(
    file(1, 'a.jpg', { parent: 9, menuOrder: 2 }),
    file(2, 'b.jpg', { parent: 9, menuOrder: 1 }),
    file(3, 'c.jpg', { parent: 8 }),
  )
  expect(lookup.of(9).map((media) => media.file)).toEqual(['b.jpg', 'a.jpg'])
})

it('calls an image that the library does not take a file', () =>
  expect(lookupFor(file(1, 'x.tiff')).byId(1)?.kind).toBe('file'))

describe('addresses of networks', () => {
  const image = (id: number, address: string, metas: Readonly<Record<string, string>>) => ({
    ...file(id, ''),
    file: address,
    metas: Object.entries(metas).map(([key, value]) => ({ key, value })),
  })
  const { items, plan } = plannedEvents(
    eventsFor({
      items: [
        image(1, 'https://i0.wp.com/old.example/wp-content/uploads/2024/05/kiln.png?fit=1200%2C800&ssl=1', {
          _wp_attached_file: '2024/05/kiln.png',
        }),
        image(2, `${UPLOADS}2024/05/glaze.png?w=640`, { _wp_attached_file: '2024/05/glaze.png?w=640' }),
        image(3, 'https://cdn.old.example/i/617637?s=88&v=4', { _wp_attachment_image_alt: 'A seal' }),
        image(4, 'https://cdn.old.example/i/617638', {}),
        image(5, 'https://cdn.old.example/i/plan.pdf?download=1', {}),
      ],
    }),
    { converters: PLAIN_CONVERTERS },
  )
  const fileOf = (id: number) => items.get(id)?.documents[0]?.file

  it.each([
    [1, { candidates: ['2024/05/kiln.png'], address: `${UPLOADS}2024/05/kiln.png`, mimeType: 'image/png' }],
    [2, { candidates: ['2024/05/glaze.png'], address: `${UPLOADS}2024/05/glaze.png`, mimeType: 'image/png' }],
    [3, { candidates: [], address: 'https://cdn.old.example/i/617637?s=88&v=4', mimeType: 'image/*' }],
    [4, undefined],
    [5, { candidates: [], address: 'https://cdn.old.example/i/plan.pdf?download=1', mimeType: 'application/pdf' }],
  ])('give file %i its name and kind', (id, found) => expect(fileOf(id)).toEqual(found))

  it('are known in content, whatever their query', () => {
    const idOf = (address: string) => plan.lookup.mediaByAddress(address)?.ref.$source
    expect(idOf('https://i0.wp.com/old.example/wp-content/uploads/2024/05/kiln.png?resize=300%2C200&ssl=1')).toBe(
      'item:1',
    )
    expect(idOf(`${UPLOADS}2024/05/glaze.png?w=320`)).toBe('item:2')
    expect(plan.lookup.mediaByAddress('https://cdn.old.example/i/617637?s=88&v=4')).toMatchObject({
      ref: { $source: 'item:3' },
      kind: 'image',
    })
  })
})

describe('images in content', () => {
  const { plan } = plannedEvents(eventsFor({ items: [file(1, '2024/02/plan.png')] }), { converters: PLAIN_CONVERTERS })
  it.each([
    '/wp-content/uploads/2024/02/plan-300x200.png',
    'http://www.old.example/wp-content/uploads/2024/02/plan.png',
    'https://i0.wp.com/old.example/wp-content/uploads/2024/02/plan.png?w=300',
    'https://cdn.old.example/wp-content/uploads/2024/02/plan.png',
    'https://d1.cloudfront.net/wp-content/uploads/2024/02/plan.png',
  ])('%s is a file of the site', (address) =>
    expect(plan.lookup.mediaByAddress(address)?.ref).toEqual({ $source: 'item:1' }))
  it.each([
    'https://elsewhere.example/wp-content/uploads/2024/02/plan.png',
    'https://i0.wp.com/elsewhere.example/wp-content/uploads/2024/02/plan.png',
  ])('%s is one of another site', (address) => expect(plan.lookup.mediaByAddress(address)).toBeUndefined())
})
