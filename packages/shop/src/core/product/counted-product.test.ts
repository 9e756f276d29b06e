import { describe, expect, it } from 'vitest'
import { countedSkus, withFreePieces } from './counted-product.ts'

const CHAIR = {
  id: 4,
  stock: null,
  variants: [
    { id: 'oak', sku: 'CHAIR-OAK', stock: 12 },
    { id: 'ash', stock: 3 },
    { id: 'elm', sku: 'CHAIR-ELM' },
  ],
}

describe('a product of which pieces are counted', () => {
  it('is counted by the SKUs of its variants, given or made', () => {
    expect(countedSkus(CHAIR)).toEqual(['P4', 'CHAIR-OAK', 'P4-ash', 'CHAIR-ELM'])
  })

  it('has the pieces that can be bought; what was never sold has all of them', () => {
    const free = new Map([
      ['CHAIR-OAK', 2],
      ['CHAIR-ELM', 9],
      ['P4', 1],
    ])
    expect(withFreePieces(CHAIR, free)).toEqual({
      ...CHAIR,
      variants: [{ ...CHAIR.variants[0], stock: 2 }, CHAIR.variants[1], CHAIR.variants[2]],
    })
    expect(withFreePieces({ id: 5, sku: 'VASE', stock: 7 }, new Map([['VASE', 0]]))).toMatchObject({ stock: 0 })
  })

  it('stays as it is where it can be ordered when none is left', () => {
    const made = { ...CHAIR, whenOut: 'order' }
    expect(countedSkus(made)).toEqual([])
    expect(withFreePieces(made, new Map([['CHAIR-OAK', 0]]))).toBe(made)
  })
})
