import { expect, it } from 'vitest'
import { llmsTxt, MAX_LLMS_PAGES } from './llms.ts'

const site = { name: 'Halden & Rye', description: 'Rooms,\nfurniture.' }

it('names the site, then its pages by kind', () =>
  expect(
    llmsTxt(site, [
      { heading: 'Pages', pages: [{ url: 'https://h.example/studio/', title: 'Studio', description: 'Who we are.' }] },
      { heading: 'Posts', pages: [] },
    ]),
  ).toBe('# Halden & Rye\n\n> Rooms, furniture.\n\n## Pages\n\n- [Studio](https://h.example/studio/): Who we are.\n'))

it('writes texts so that nothing in them is markup', () =>
  expect(
    llmsTxt({ name: '[A] *b*' }, [{ heading: 'P', pages: [{ url: 'https://h.example/a(b)/', title: 'x](y)\n# z' }] }]),
  ).toBe('# \\[A\\] \\*b\\*\n\n## P\n\n- [x\\](y) # z](https://h.example/a%28b%29/)\n'))

it('lists no more pages than are read', () => {
  const pages = Array.from({ length: MAX_LLMS_PAGES }, (_, n) => ({ url: `https://h.example/${n}/`, title: `${n}` }))
  const text = llmsTxt(site, [
    { heading: 'A', pages },
    { heading: 'B', pages },
  ])
  expect(text.match(/^- /gm)).toHaveLength(MAX_LLMS_PAGES)
  expect(text).not.toContain('## B')
})
