import { about } from './about.ts'
import { contact } from './contact.ts'
import { event } from './event.ts'
import { faq } from './faq.ts'
import { landing } from './landing.ts'
import { legal } from './legal.ts'
import { notFound } from './not-found.ts'
import type { PageTemplate } from './page-template.ts'
import { pricing } from './pricing.ts'
import { search } from './search.ts'
import { services } from './services.ts'

/** Pages to start from, in the order of the admin. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  landing,
  services,
  about,
  contact,
  pricing,
  event,
  faq,
  legal,
  notFound,
  search,
]
