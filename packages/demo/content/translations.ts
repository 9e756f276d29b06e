import type { Translation } from '../src/seed/seed-translation.ts'
import { posts } from './blog/posts.ts'
import { projects } from './portfolio/projects.ts'
import { de } from './translations/de.ts'
import { he } from './translations/he.ts'

/** The demo in other languages, by BCP 47 tag. */
export const translations: Readonly<Record<string, Translation>> = {
  de: {
    dictionary: de,
    pages: [
      '/',
      '/services/',
      '/services/interiors/',
      '/services/furniture/',
      '/services/light/',
      '/services/prices/',
      '/studio/',
      '/studio/approach/',
      '/studio/rooms/',
      '/studio/open-evening/',
      '/contact/',
      '/work/',
      '/journal/',
      '/privacy/',
    ],
    posts: posts.map(({ slug }) => slug),
    projects: projects.map(({ slug }) => slug),
  },
  he: { dictionary: he, pages: ['/', '/contact/'], posts: [], projects: [] },
}
