import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { mendSenders } from '@vitrine/forms/content'

/** Completes the sender of messages whose form asks for it in fields with names of their own. */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await mendSenders(payload, db)
}

/** The senders stay: they are what was typed. */
export async function down(): Promise<void> {}
