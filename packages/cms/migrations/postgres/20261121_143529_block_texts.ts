// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_stars" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_yes" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_no" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_close_notice" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_close" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_share_on" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_share_by_mail" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_share_sheet" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_copy_link" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_link_copied" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_opens_new_tab" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_search_label" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_search_button" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_embed_notice" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_open_map" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_pages_captions" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_effects_pause_film" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_effects_play_film" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_effects_sound" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_effects_pause_title" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_effects_play_title" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_effects_panels" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_effects_before" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_effects_after" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_effects_compare" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_stepper_decrease" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_stepper_increase" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_stars";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_yes";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_no";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_close_notice";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_close";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_share_on";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_share_by_mail";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_share_sheet";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_copy_link";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_link_copied";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_opens_new_tab";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_search_label";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_search_button";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_embed_notice";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_open_map";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_pages_captions";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_effects_pause_film";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_effects_play_film";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_effects_sound";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_effects_pause_title";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_effects_play_title";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_effects_panels";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_effects_before";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_effects_after";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_effects_compare";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_stepper_decrease";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_stepper_increase";`)
}
