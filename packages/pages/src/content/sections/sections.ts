import type { Section } from '@vitrine/kit/core'
import { contact } from './contact.ts'
import { endings } from './endings.ts'
import { features } from './features.ts'
import { heroes } from './heroes.ts'
import { people } from './people.ts'
import { prices } from './prices.ts'
import { questions } from './questions.ts'

/** Sections that pages bring, made of blocks of every feature. */
export const PAGE_SECTIONS: readonly Section[] = [
  ...heroes,
  ...features,
  ...prices,
  ...people,
  ...questions,
  ...contact,
  ...endings,
]
