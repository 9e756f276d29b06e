import type { Schema } from '../core/rule.ts'
import { call } from './api.ts'
import type { PageScript } from './page-script.ts'

const asked = new Set<number>()

/**
 * Asks for the schema of a form, once in a page. Without it the form is sent all the same, and checked by the server
 * alone; a failure is left to whoever listens for unhandled ones, as pages made for the protocol do. [reference 14]
 *
 * @param language As the protocol writes it; undefined for the site's default.
 */
export async function askForSchema(page: PageScript, id: number, language: string | undefined): Promise<void> {
  if (asked.has(id)) return
  asked.add(id)
  const query = language === undefined ? '' : `?_wpcf7_locale=${language}`
  page.schemas.set(id, (await call(page.api, `contact-forms/${id}/feedback/schema${query}`)) as Schema)
}
