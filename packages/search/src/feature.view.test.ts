import { featureStates, type ParseContext } from '@vitrine/kit/core'
import { liveFieldState } from '@vitrine/ui/core'
import { expect, it } from 'vitest'
import { view } from './feature.view.ts'
import { searchState } from './ui/search-state.ts'

const parse: ParseContext = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }

it("gives page and field the names of a feature's documents, and whether they can be the only kind found", () => {
  const prepared = view.prepare?.({
    globals: { search: { types: ['note', 'gone'] } },
    parse,
    locale: 'en',
    home: '/',
    siteUrl: 'https://site.example',
    ajaxPath: '/call',
    searchKinds: [{ type: 'note', name: 'Notes', label: { en: 'Notes', de: 'Notizen' } }],
  })
  const page = { title: '', url: '', image: undefined, trail: [], blocks: [] }
  const features = featureStates(prepared?.pageStates?.(page) ?? [])
  const { settings, typeNames } = searchState.of({ features })
  expect(settings.types).toEqual(['note'])
  expect(typeNames).toEqual({ note: 'Notes', other: 'Other' })
  expect(liveFieldState.of({ features }).props).toMatchObject({ types: ['note'], typeNames })
})
