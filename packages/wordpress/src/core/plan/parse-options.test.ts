import { describe, expect, it } from 'vitest'
import { parseOptions } from './parse-options.ts'

describe('options from a file', () => {
  it('are read by the names of an export’s description', () => {
    const { options, problems } = parseOptions({
      title: 'Old site',
      address: 'https://old.example/',
      timezone: '5.5',
      permalinks: '/%postname%/',
      categoryBase: '/thema/',
      showOnFront: 'page',
      pageOnFront: 3,
      pageForPosts: 0,
      kinds: { recipe: 'post' },
      exampleContent: 'keep',
    })
    expect(problems).toEqual([])
    expect(options).toEqual({
      title: 'Old site',
      address: 'https://old.example',
      timeZone: { zone: { zone: 'fixed', offsetMinutes: 330 } },
      permalinks: '/%postname%/',
      categoryBase: 'thema',
      showOnFront: 'page',
      frontPage: 3,
      kinds: { recipe: 'post' },
      exampleContent: 'keep',
    })
  })

  it('are read from the list that WP-CLI writes', () => {
    const rows = [
      { option_name: 'blogname', option_value: 'Old site' },
      { option_name: 'page_on_front', option_value: '35' },
      { option_name: 'posts_per_page', option_value: '12' },
      { option_name: 'permalink_structure', option_value: '' },
      { option_name: 'admin_email', option_value: 'x@old.example' },
    ]
    expect(parseOptions(rows).options).toEqual({ title: 'Old site', frontPage: 35, postsPerPage: 12, permalinks: '' })
  })

  it.each([
    ['address', 'javascript:alert(1)'],
    ['timezone', 'Atlantis/Capital'],
    ['pageOnFront', 'home'],
    ['kinds', { recipe: 'trash' }],
    ['blogSlug', 'my blog'],
    ['trash', 'publish'],
    ['alsoHosts', ['a b']],
  ])('say what is wrong with %s: %j', (name, value) => {
    const { options, problems } = parseOptions({ [name]: value })
    expect(options).toEqual({})
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(name)
  })

  it.each([undefined, null, 'text', 3])('are not %j', (json) => expect(parseOptions(json).problems).toHaveLength(1))
})
