// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_play" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_pause" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_notice" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_load_once" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_allow_always" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_watch_at" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_loading" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_failed" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_captions" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_transcript" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_allowed" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_withdraw" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_nothing_allowed" varchar;
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_captions";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_captions" varchar;
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_play";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_pause";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_notice";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_load_once";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_allow_always";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_watch_at";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_loading";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_failed";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_captions";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_transcript";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_allowed";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_withdraw";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_nothing_allowed";`)
}
