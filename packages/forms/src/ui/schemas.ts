import type { Schema } from '../core/rule.ts'
import { call } from './api.ts'
import { loadSuffixes } from './file-suffixes.ts'
import type { PageScript } from './page-script.ts'

const asked = new Map<number, Promise<void>>()

/**
 * Asks for the schema of a form, once in a page, and settles when it is there. Without it the form is sent all the
 * same, and checked by the server alone; a failure is left, once, to whoever listens for unhandled ones, as pages made for the protocol do. [reference 14]
 *
 * @param language As the protocol writes it; undefined for the site's default.
 */
export async function askForSchema(page: PageScript, id: number, language: string | undefined): Promise<void> {
  const before = asked.get(id)
  if (before) return before.catch(() => undefined)
  const asking = ask(page, id, language)
  asked.set(id, asking)
  return asking
}

async function ask(page: PageScript, id: number, language: string | undefined): Promise<void> {
  const query = language === undefined ? '' : `?_wpcf7_locale=${language}`
  const schema = (await call(page.api, `contact-forms/${id}/feedback/schema${query}`)) as Schema
  await loadSuffixes(schema)
  page.schemas.set(id, schema)
}
