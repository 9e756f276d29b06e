// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contact_forms\` ADD \`retention_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`held_mails\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contact_forms\` DROP COLUMN \`retention_days\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`held_mails\`;`)
}
