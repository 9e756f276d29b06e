import { describe, expect, it } from 'vitest'
import { parseLegalPaths } from './legal-pages.ts'
import { type OpeningFacts, openingChecklist } from './opening-checklist.ts'
import { parseShopRules } from './stored-rules.ts'

const page = (path: string, more: object = {}) => ({ id: 1, path, _status: 'published', ...more })

describe('legal pages', () => {
  it('are those that visitors see', () =>
    expect(
      parseLegalPaths({
        legal: {
          imprint: page('/imprint/'),
          terms: page('/terms/', { _status: 'draft' }),
          privacy: page('/privacy/', { deletedAt: '2026-01-01' }),
          withdrawal: 7,
        },
      }),
    ).toEqual({ imprint: '/imprint/' }))
})

describe('the checklist', () => {
  const method = { label: 'Parcel', tiers: [{ price: 5 }] }
  const rules = parseShopRules({
    rules: { country: 'DE', zones: [{ name: 'DE', countries: ['DE'], methods: [method] }] },
    settings: {},
  })
  const ready: OpeningFacts = {
    rules,
    payments: [{ method: 'invoice', label: 'Invoice' }],
    legal: { imprint: '/i/', terms: '/t/', withdrawal: '/w/', privacy: '/p/' },
    products: 2,
    goods: 1,
    hasInvoices: true,
    hasMail: true,
  }
  const missing = (facts: Partial<OpeningFacts>) =>
    openingChecklist({ ...ready, ...facts })
      .filter(({ isDone }) => !isDone)
      .map(({ name }) => name)

  it('lacks nothing in a shop that may open', () => expect(missing({})).toEqual([]))
  it.each([
    ['taxes', { rules: { ...rules, seller: { ...rules.seller, country: '' } } }],
    ['shipping', { rules: { ...rules, zones: [] } }],
    ['payments', { payments: [] }],
    ['terms', { legal: { imprint: '/i/', withdrawal: '/w/', privacy: '/p/' } }],
    ['invoices', { hasInvoices: false }],
    ['products', { products: 0 }],
    ['mail', { hasMail: false }],
  ] as const)('says that it lacks %s', (name, facts) => expect(missing(facts)).toEqual([name]))
  it('wants no shipping of who sends nothing', () =>
    expect(missing({ goods: 0, rules: { ...rules, zones: [] } })).toEqual([]))
  it('begins with what is missing', () => expect(openingChecklist({ ...ready, hasMail: false })[0]?.name).toBe('mail'))
})
