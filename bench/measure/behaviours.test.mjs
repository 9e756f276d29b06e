import { expect, it } from 'vitest'
import { bytesByBehaviour } from './behaviours.mjs'

const MANIFEST = {
  'src/entry.ts': { file: 'assets/entry-a.js', name: 'entry' },
  '_page-f.js': { file: 'assets/page-f.js', name: 'page' },
  'ui/tabs.block.css': { file: 'assets/tabs-g.css', name: 'tabs.block.css' },
  '_hydrate-b.js': { file: 'assets/hydrate-b.js', imports: ['src/entry.ts'] },
  '_together-c.js': { file: 'assets/together-c.js', imports: ['src/entry.ts'] },
  'ui/tabs.enhancer.ts': {
    name: 'tabs.enhancer',
    file: 'assets/tabs-d.js',
    imports: ['_together-c.js', 'src/entry.ts'],
  },
  '_form-e.js': { name: 'form.island', file: 'assets/form-e.js', imports: ['_hydrate-b.js', '_together-c.js'] },
}
const SIZES = { entry: 1700, hydrate: 59_000, together: 300, tabs: 500, form: 12_000, page: 2000 }

it('counts of a behaviour what no page has without it', () =>
  expect(
    bytesByBehaviour(MANIFEST, (file) => SIZES[/** @type {keyof typeof SIZES} */ (file.replace(/^.*\/|-.*$/g, ''))]),
  ).toEqual({ 'form (island)': 12_300, page: 2000, tabs: 800 }))
