// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_play\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_pause\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_notice\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_load_once\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_allow_always\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_watch_at\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_loading\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_failed\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_captions\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_allowed\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_withdraw\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_video_nothing_allowed\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_pages_captions\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_pages_captions\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_play\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_pause\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_notice\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_load_once\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_allow_always\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_watch_at\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_loading\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_failed\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_captions\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_transcript\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_allowed\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_withdraw\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_video_nothing_allowed\`;`)
}
