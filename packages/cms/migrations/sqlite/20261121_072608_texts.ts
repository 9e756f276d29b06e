// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`footer_locales\` ADD \`texts_languages\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`texts_skip_link\` text DEFAULT 'Skip to the content';`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`texts_breadcrumb\` text DEFAULT 'Breadcrumb';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`footer_locales\` DROP COLUMN \`texts_languages\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`texts_skip_link\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`texts_breadcrumb\`;`)
}
