// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_settings_locales" ADD COLUMN "texts_draft_restored" varchar DEFAULT 'What you typed before is back.';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_send" varchar DEFAULT 'Send';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_characters_typed" varchar DEFAULT '{count} characters';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_characters_left" varchar DEFAULT '{count} characters left';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_test_equals" varchar DEFAULT '“{field}” is “{value}”';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_test_not_equals" varchar DEFAULT '“{field}” is not “{value}”';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_test_contains" varchar DEFAULT '“{field}” contains “{value}”';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_test_filled" varchar DEFAULT '“{field}” is answered';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_test_empty" varchar DEFAULT '“{field}” is not answered';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_now_asked" varchar DEFAULT 'Now asked: {fields}.';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_no_longer_asked" varchar DEFAULT 'No longer asked: {fields}.';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_row_added" varchar DEFAULT '{row} was added.';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_row_removed" varchar DEFAULT '{row} was removed.';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_too_large" varchar DEFAULT 'The message is too large. Please shorten it and send it again.';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_not_whole" varchar DEFAULT 'The message did not arrive whole. Please send it again.';
  ALTER TABLE "form_settings_locales" ADD COLUMN "texts_too_many" varchar DEFAULT 'Too many messages came from this address. Please try again in a minute.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_settings_locales" DROP COLUMN "texts_draft_restored";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_send";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_characters_typed";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_characters_left";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_test_equals";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_test_not_equals";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_test_contains";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_test_filled";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_test_empty";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_now_asked";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_no_longer_asked";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_row_added";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_row_removed";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_too_large";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_not_whole";
  ALTER TABLE "form_settings_locales" DROP COLUMN "texts_too_many";`)
}
