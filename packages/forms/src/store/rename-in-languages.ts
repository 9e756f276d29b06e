import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { type Renames, renameTags } from '../core/mail/rename-tags.ts'

/** Columns of texts that may name fields. A template names its fields itself. */
const TEXTS = /^(?:mail2?|messages)_|^sent_text$/

/**
 * Writes the new names of fields into the texts of a form in every language but one. By statements: Payload would check
 * the whole form in each language, which may lack labels, and refuse the change in another one for that.
 *
 * @param options.locale The language whose texts are saved with the form.
 */
export async function renameInLanguages(
  payload: Payload,
  form: number,
  { renames, locale }: { readonly renames: Renames; readonly locale: string },
  transaction: Transaction | undefined,
): Promise<void> {
  const rows = await runSql(
    payload,
    sql`select * from contact_forms_locales where _parent_id = ${form} and _locale <> ${locale}`,
    transaction,
  )
  for (const { id, ...columns } of rows) {
    for (const [column, text] of Object.entries(columns)) {
      const renamed = typeof text === 'string' && TEXTS.test(column) ? renameTags(text, renames) : text
      if (renamed === text) continue
      await runSql(
        payload,
        sql`update contact_forms_locales set ${sql.identifier(column)} = ${renamed} where id = ${id}`,
        transaction,
      )
    }
  }
}
