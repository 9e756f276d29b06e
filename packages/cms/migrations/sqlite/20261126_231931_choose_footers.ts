// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`footer\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_footer\` text;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`elsewhere_entry\` text;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`elsewhere_list\` text;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`elsewhere_message\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`footer\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_footer\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`elsewhere_entry\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`elsewhere_list\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`elsewhere_message\`;`)
}
