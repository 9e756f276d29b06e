// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockBase } from '@vitrine/kit/core'
import { examples as contactForm } from './contact-form/contact-form.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [...contactForm]
