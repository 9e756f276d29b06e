import { type FeatureDemo, published } from '@vitrine/kit/demo'
import { approach } from './demo/approach.ts'
import { contact } from './demo/contact.ts'
import { de } from './demo/de.ts'
import { he } from './demo/he.ts'
import { home } from './demo/home.ts'
import { journal } from './demo/journal.ts'
import { openEvening } from './demo/open-evening.ts'
import { prices } from './demo/prices.ts'
import { privacy } from './demo/privacy.ts'
import { rooms } from './demo/rooms.ts'
import { furniture, interiors, light, services } from './demo/services.ts'
import { studio } from './demo/studio.ts'
import { work } from './demo/work.ts'

/** Of the demo's pages what is stored; `path` is the name that references to it use. */
interface DemoPage {
  readonly path: string
  readonly title: string
  readonly slug: string
  /** Path of the page above it. */
  readonly parent?: string
  readonly layout: readonly object[]
  readonly meta?: object
}

/** Parents before their children. */
const pages: readonly DemoPage[] = [
  home,
  services,
  interiors,
  furniture,
  light,
  prices,
  studio,
  approach,
  rooms,
  openEvening,
  work,
  journal,
  contact,
  privacy,
]

const paths = pages.map(({ path }) => path)

const stored = ({ path: _name, parent, ...page }: DemoPage) =>
  published({ ...page, ...(parent !== undefined && { parent: { page: parent } }) })

/** Pages of the demo. They lead to each other, so their content comes after all of them are there. */
export const demo: FeatureDemo = {
  parts: [
    { global: 'gate', data: {} },
    {
      collection: 'pages',
      reference: 'page',
      documents: Object.fromEntries(pages.map((page) => [page.path, stored(page)])),
      later: ['layout', 'meta'],
      // Hebrew has two pages, to show text that runs from right to left.
      translated: { de: paths, he: [home.path, contact.path] },
    },
  ],
  dictionaries: { de, he },
}
