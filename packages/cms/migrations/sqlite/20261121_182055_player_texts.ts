// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_interface_missing\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_renew_certificate\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_interface_missing\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_renew_certificate\`;`)
}
