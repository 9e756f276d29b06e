import type { Section } from '@vitrine/kit/core'
import type { Payload } from 'payload'
import { firstForm } from '../content/first-form.ts'
import { PAGE_SECTIONS } from '../content/sections/sections.ts'
import { placeForm } from '../core/place-form.ts'

/** Sections of pages, with the site's form where one stands; without those that would be empty. */
export async function pageSections(payload: Payload): Promise<readonly Section[]> {
  const form = await firstForm(payload)
  return PAGE_SECTIONS.map((section) => ({ ...section, blocks: placeForm(section.blocks, form) })).filter(
    ({ blocks }) => blocks.length > 0,
  )
}
