// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_sending\` text DEFAULT 'Sending …';`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`time_zone\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_sending\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`time_zone\`;`)
}
