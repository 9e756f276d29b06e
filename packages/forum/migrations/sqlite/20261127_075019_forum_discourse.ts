// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forum_settings\` ADD \`discourse_address\` text;`)
  await db.run(sql`ALTER TABLE \`forum_settings\` ADD \`discourse_secret\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forum_settings\` DROP COLUMN \`discourse_address\`;`)
  await db.run(sql`ALTER TABLE \`forum_settings\` DROP COLUMN \`discourse_secret\`;`)
}
