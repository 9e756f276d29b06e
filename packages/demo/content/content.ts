import { BLOG_TEXTS, COMMENT_TEXTS } from '@vitrine/blog/core'
import { PORTFOLIO_TEXTS } from '@vitrine/portfolio/core'
import type { Demo } from '../src/seed/seed-demo.ts'
import { comments } from './blog/comments.ts'
import { posts } from './blog/posts.ts'
import { terms } from './blog/terms.ts'
import { contactForm } from './contact-form.ts'
import { approach } from './pages/approach.ts'
import { contact } from './pages/contact.ts'
import { home } from './pages/home.ts'
import { journal } from './pages/journal.ts'
import { openEvening } from './pages/open-evening.ts'
import { prices } from './pages/prices.ts'
import { privacy } from './pages/privacy.ts'
import { rooms } from './pages/rooms.ts'
import { furniture, interiors, light, services } from './pages/services.ts'
import { studio } from './pages/studio.ts'
import { work } from './pages/work.ts'
import { categories } from './portfolio/categories.ts'
import { projects } from './portfolio/projects.ts'
import { footer, header, search, site, theme } from './site.ts'
import { roomsInUse } from './sliders/rooms-in-use.ts'
import { translations } from './translations.ts'

/** Halden & Rye, a studio that does not exist: everything that a new database begins with. */
export const demo: Demo = {
  language: 'en',
  translations,
  site,
  theme,
  header,
  footer,
  search,
  forms: { contact: contactForm },
  sliders: [roomsInUse],
  pages: [
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
  ],
  blog: {
    settings: {
      slug: 'journal',
      title: 'Journal',
      description: 'Notes from Lantern Street: rooms, wood, light, and what we measured.',
      layout: 'list',
      texts: BLOG_TEXTS,
      comments: { isOn: true, closeAfterDays: 0, levels: 3, texts: COMMENT_TEXTS },
    },
    terms,
    posts,
    comments,
  },
  portfolio: {
    settings: {
      slug: 'work',
      title: 'Work',
      description: 'Seven of forty-one: rooms, furniture and lamps by Halden & Rye.',
      layout: 'tiles',
      show: 'more',
      count: 6,
      texts: PORTFOLIO_TEXTS,
    },
    categories,
    projects,
  },
}
