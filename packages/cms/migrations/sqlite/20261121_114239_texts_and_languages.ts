// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`languages\` text DEFAULT '[]';`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_languages\` text DEFAULT '[]';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_draft_restored\` text DEFAULT 'What you typed before is back.';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_send\` text DEFAULT 'Send';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_characters_typed\` text DEFAULT '{count} characters';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_characters_left\` text DEFAULT '{count} characters left';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_test_equals\` text DEFAULT '“{field}” is “{value}”';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_test_not_equals\` text DEFAULT '“{field}” is not “{value}”';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_test_contains\` text DEFAULT '“{field}” contains “{value}”';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_test_filled\` text DEFAULT '“{field}” is answered';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_test_empty\` text DEFAULT '“{field}” is not answered';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_now_asked\` text DEFAULT 'Now asked: {fields}.';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_no_longer_asked\` text DEFAULT 'No longer asked: {fields}.';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_row_added\` text DEFAULT '{row} was added.';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_row_removed\` text DEFAULT '{row} was removed.';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_too_large\` text DEFAULT 'The message is too large. Please shorten it and send it again.';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_not_whole\` text DEFAULT 'The message did not arrive whole. Please send it again.';`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` ADD \`texts_too_many\` text DEFAULT 'Too many messages came from this address. Please try again in a minute.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`languages\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_languages\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_draft_restored\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_send\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_characters_typed\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_characters_left\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_test_equals\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_test_not_equals\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_test_contains\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_test_filled\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_test_empty\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_now_asked\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_no_longer_asked\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_row_added\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_row_removed\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_too_large\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_not_whole\`;`)
  await db.run(sql`ALTER TABLE \`form_settings_locales\` DROP COLUMN \`texts_too_many\`;`)
}
