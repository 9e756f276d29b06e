import { describe, expect, it } from 'vitest'
import { eventsFor } from '../../testing/plan/planned-export.ts'
import { indexOf } from './export-index.ts'

const indexFor = (items: NonNullable<Parameters<typeof eventsFor>[0]['items']>) => indexOf(eventsFor({ items }))

describe('an index', () => {
  it('keeps no content of posts, however long', () => {
    const index = indexFor([{ id: 1, content: 'A very long text. '.repeat(1000) }])
    expect(JSON.stringify([...index.items])).not.toContain('A very long text')
    expect(index.shown.size).toBe(0)
    expect(index.items.get(1)).toMatchObject({ isEmpty: false, parts: 1 })
  })

  it('keeps whole what other items show', () => {
    const index = indexFor([{ id: 1, kind: 'wp_block', content: 'Hours' }])
    expect(index.shown.get(1)?.content).toBe('Hours')
  })

  it('counts comments of an item that comes twice once', () => {
    const comment = {
      id: 1,
      author: '',
      email: '',
      address: '',
      ip: '',
      content: '',
      approved: '1',
      type: 'comment',
      parent: 0,
      metas: [],
    }
    const index = indexFor([
      { id: 1, comments: [comment] },
      { id: 1, title: 'Later', comments: [comment, { ...comment, id: 2 }] },
    ])
    expect(index.items.get(1)?.title).toBe('Later')
    expect(Object.fromEntries(index.comments)).toEqual({ 'comment:1': 2 })
  })

  it('counts the parts of a post', () =>
    expect(indexFor([{ id: 1, content: 'a<!--nextpage-->b<!--nextpage-->c' }]).items.get(1)?.parts).toBe(3))

  it('knows which blocks and elements some content shows', () => {
    const index = indexFor([{ id: 1, content: '<!-- wp:block {"ref":7} /--> [fusion_global id="8"]' }])
    expect([...index.referred]).toEqual([7, 8])
  })

  it('keeps addresses as paths below the folder of the site', () => {
    const items = [
      { id: 1, link: 'https://www.old.example/wp/?p=1&#038;x=2' },
      { id: 2, link: 'https://elsewhere.example/a/' },
    ]
    const index = indexOf(eventsFor({ site: { address: 'https://old.example/wp' }, items }))
    expect([1, 2].map((id) => index.items.get(id)?.link)).toEqual(['/?p=1&x=2', 'https://elsewhere.example/a/'])
  })

  it('gives an image without a text in the library the first that content gives it', () => {
    const image = (id: number, file: string) => ({
      id,
      kind: 'attachment',
      status: 'inherit',
      file: `https://old.example/wp-content/uploads/${file}`,
    })
    const shows = (id: number, file: string, alt: string) =>
      `<img class="wp-image-${id}" alt='${alt}' src="https://old.example/wp-content/uploads/${file}">`
    const index = indexFor([
      { id: 1, content: `${shows(11, '2020/a-300x200.jpg', 'The garden')} ${shows(12, '2020/b.jpg', 'The gate')}` },
      { id: 2, content: `${shows(11, '2020/a.jpg', 'Later')} ${shows(13, '2020/other.jpg', 'Of another site')}` },
      image(11, '2020/a.jpg'),
      { ...image(12, '2020/b.jpg'), metas: [{ key: '_wp_attachment_image_alt', value: 'Of the library' }] },
      image(13, '2020/c.jpg'),
    ])
    const alts = [11, 12, 13].map((id) => index.items.get(id)?.attachment?.alt)
    expect(alts).toEqual(['The garden', 'Of the library', ''])
  })

  it('counts fields that editors added, and not those of plugins', () => {
    const metas = [
      { key: 'price', value: '12' },
      { key: '_price', value: 'field_5f' },
      { key: 'rank_math_title', value: 'x' },
    ]
    expect([...indexFor([{ id: 1, metas }]).customFields]).toEqual([
      ['price', expect.objectContaining({ count: 1, example: '12', isAcf: true })],
    ])
  })
})
