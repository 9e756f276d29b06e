import { describe, expect, it } from 'vitest'
import { exported, exportTools } from '../../testing/woocommerce/exported.ts'
import { downloadsOf } from './downloads.ts'

const UPLOADS = 'https://shop.example/wp-content/uploads/'
const PLAN = `${UPLOADS}woocommerce_uploads/2024/03/plan.pdf`

const offer = (files: readonly string[], metas: Readonly<Record<string, string>> = {}) =>
  exported({
    metas: {
      _downloadable: 'yes',
      _downloadable_files: JSON.stringify(Object.fromEntries(files.map((file, place) => [`f${place}`, { file }]))),
      ...metas,
    },
  })

const downloads = (...offers: Parameters<typeof downloadsOf>[0]) => {
  const { tools, notes } = exportTools()
  return { ...downloadsOf(offers, tools), notes }
}

describe('files that a product of WooCommerce is sold as', () => {
  it('are those below the uploads, with their limits', () =>
    expect(downloads(offer([PLAN], { _download_limit: '3', _download_expiry: '14' }))).toEqual({
      data: { files: [{ $source: 'file:woocommerce_uploads/2024/03/plan.pdf' }], downloads: 3, downloadDays: 14 },
      isHeldBack: false,
      notes: [],
    }))
  it.each(['', '-1', '0', 'x'])('have the limit of the shop where theirs is “%s”', (limit) =>
    expect(downloads(offer([PLAN], { _download_limit: limit, _download_expiry: '9' }))).toMatchObject({
      data: { downloads: null, downloadDays: 9 },
      notes: ['Downloads without a limit have that of the settings of the shop'],
    }))
  it('are those of all variations, where they have the same', () => {
    const other = `${UPLOADS}other.pdf`
    expect(downloads(offer([PLAN, other]), offer([PLAN, other]))).toMatchObject({
      data: { files: [{}, { $source: 'file:other.pdf' }] },
      isHeldBack: false,
    })
    expect(downloads(offer([PLAN]), offer([other]))).toMatchObject({ isHeldBack: true })
  })
  it('hold a product back that has some elsewhere, or too many', () => {
    expect(downloads(offer([PLAN, 'https://cdn.example/plan.zip']))).toMatchObject({
      data: { files: [{}] },
      isHeldBack: true,
    })
    const many = Array.from({ length: 21 }, (_, place) => `${UPLOADS}${place}.pdf`)
    expect(downloads(offer(many))).toMatchObject({ isHeldBack: true })
  })
  it('are none of what is sent', () =>
    expect(downloads(offer([PLAN], { _downloadable: 'no' }))).toMatchObject({ data: { files: [] }, isHeldBack: false }))
})
