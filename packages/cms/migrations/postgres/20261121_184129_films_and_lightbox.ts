// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_lightbox_skin" AS ENUM('metro-white', 'metro-black', 'light', 'dark', 'mac', 'parade', 'smooth');
  CREATE TYPE "public"."enum_site_lightbox_speed" AS ENUM('fast', 'normal', 'slow');
  CREATE TYPE "public"."enum_site_lightbox_path" AS ENUM('vertical', 'horizontal');
  CREATE TABLE "site_lightbox_frame_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  ALTER TABLE "site" ADD COLUMN "lightbox_status" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_skin" "enum_site_lightbox_skin" DEFAULT 'metro-white' NOT NULL;
  ALTER TABLE "site" ADD COLUMN "lightbox_speed" "enum_site_lightbox_speed" DEFAULT 'normal' NOT NULL;
  ALTER TABLE "site" ADD COLUMN "lightbox_path" "enum_site_lightbox_path" DEFAULT 'vertical' NOT NULL;
  ALTER TABLE "site" ADD COLUMN "lightbox_opacity" numeric DEFAULT 0.85 NOT NULL;
  ALTER TABLE "site" ADD COLUMN "lightbox_hover_zoom" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "site" ADD COLUMN "lightbox_title" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_description" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_arrows" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_social" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_download" boolean DEFAULT false;
  ALTER TABLE "site" ADD COLUMN "lightbox_rich_text" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_gallery" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_autoplay" boolean DEFAULT false;
  ALTER TABLE "site" ADD COLUMN "lightbox_slideshow_ms" numeric DEFAULT 5000 NOT NULL;
  ALTER TABLE "site" ADD COLUMN "lightbox_loop" boolean DEFAULT false;
  ALTER TABLE "site" ADD COLUMN "lightbox_deep_linking" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_recognition" boolean DEFAULT false;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_close" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_next" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_previous" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_enter_fullscreen" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_exit_fullscreen" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_play" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_pause" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_zoom_in" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_zoom_out" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_show_thumbnails" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_hide_thumbnails" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_download" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_share" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_shared" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_dialog" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_gallery" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_item" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_thumbnails" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_position" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_loading" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_retry" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_photo_error" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_content_error" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "lightbox_texts_missing_plugin" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_play" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_pause" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_notice" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_load_once" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_allow_always" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_watch_at" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_loading" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_failed" varchar;
  ALTER TABLE "site_locales" RENAME COLUMN "block_texts_pages_captions" TO "block_texts_video_captions";
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_transcript" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_allowed" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_withdraw" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_nothing_allowed" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_interface_missing" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_renew_certificate" varchar;
  ALTER TABLE "site_lightbox_frame_hosts" ADD CONSTRAINT "site_lightbox_frame_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_lightbox_frame_hosts_order_idx" ON "site_lightbox_frame_hosts" USING btree ("_order");
  CREATE INDEX "site_lightbox_frame_hosts_parent_id_idx" ON "site_lightbox_frame_hosts" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_lightbox_frame_hosts" CASCADE;
  ALTER TABLE "site_locales" RENAME COLUMN "block_texts_video_captions" TO "block_texts_pages_captions";
  ALTER TABLE "site" DROP COLUMN "lightbox_status";
  ALTER TABLE "site" DROP COLUMN "lightbox_skin";
  ALTER TABLE "site" DROP COLUMN "lightbox_speed";
  ALTER TABLE "site" DROP COLUMN "lightbox_path";
  ALTER TABLE "site" DROP COLUMN "lightbox_opacity";
  ALTER TABLE "site" DROP COLUMN "lightbox_hover_zoom";
  ALTER TABLE "site" DROP COLUMN "lightbox_title";
  ALTER TABLE "site" DROP COLUMN "lightbox_description";
  ALTER TABLE "site" DROP COLUMN "lightbox_arrows";
  ALTER TABLE "site" DROP COLUMN "lightbox_social";
  ALTER TABLE "site" DROP COLUMN "lightbox_download";
  ALTER TABLE "site" DROP COLUMN "lightbox_rich_text";
  ALTER TABLE "site" DROP COLUMN "lightbox_gallery";
  ALTER TABLE "site" DROP COLUMN "lightbox_autoplay";
  ALTER TABLE "site" DROP COLUMN "lightbox_slideshow_ms";
  ALTER TABLE "site" DROP COLUMN "lightbox_loop";
  ALTER TABLE "site" DROP COLUMN "lightbox_deep_linking";
  ALTER TABLE "site" DROP COLUMN "lightbox_recognition";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_close";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_next";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_previous";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_enter_fullscreen";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_exit_fullscreen";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_play";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_pause";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_zoom_in";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_zoom_out";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_show_thumbnails";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_hide_thumbnails";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_download";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_share";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_shared";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_dialog";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_gallery";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_item";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_thumbnails";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_position";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_loading";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_retry";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_photo_error";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_content_error";
  ALTER TABLE "site_locales" DROP COLUMN "lightbox_texts_missing_plugin";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_play";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_pause";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_notice";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_load_once";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_allow_always";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_watch_at";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_loading";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_failed";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_transcript";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_allowed";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_withdraw";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_nothing_allowed";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_interface_missing";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_renew_certificate";
  DROP TYPE "public"."enum_site_lightbox_skin";
  DROP TYPE "public"."enum_site_lightbox_speed";
  DROP TYPE "public"."enum_site_lightbox_path";`)
}
