// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sliders_layout_mode" AS ENUM('auto', 'fullwidth', 'fullscreen', 'fixed');
  CREATE TYPE "public"."enum_sliders_gestures_direction" AS ENUM('horizontal', 'vertical');
  CREATE TYPE "public"."enum_sliders_gestures_wheel" AS ENUM('off', 'on', 'carousel');
  CREATE TYPE "public"."enum_sliders_loading_lazy" AS ENUM('smart', 'single', 'all', 'none');
  CREATE TYPE "public"."enum_sliders_type" AS ENUM('standard', 'carousel', 'hero');
  CREATE TYPE "public"."enum_sliders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sliders_v_version_layout_mode" AS ENUM('auto', 'fullwidth', 'fullscreen', 'fixed');
  CREATE TYPE "public"."enum__sliders_v_version_gestures_direction" AS ENUM('horizontal', 'vertical');
  CREATE TYPE "public"."enum__sliders_v_version_gestures_wheel" AS ENUM('off', 'on', 'carousel');
  CREATE TYPE "public"."enum__sliders_v_version_loading_lazy" AS ENUM('smart', 'single', 'all', 'none');
  CREATE TYPE "public"."enum__sliders_v_version_type" AS ENUM('standard', 'carousel', 'hero');
  CREATE TYPE "public"."enum__sliders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sliders_v_published_locale" AS ENUM('ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh-CN', 'zh-TW');
  CREATE TABLE "sliders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slides" jsonb,
  	"layout_mode" "enum_sliders_layout_mode" DEFAULT 'auto',
  	"layout_min_height" numeric,
  	"layout_max_height" numeric,
  	"layout_below_header" boolean DEFAULT true,
  	"layout_stack_on_phone" boolean DEFAULT false,
  	"layout_grid_desktop_width" numeric,
  	"layout_grid_desktop_height" numeric,
  	"layout_grid_notebook_width" numeric,
  	"layout_grid_notebook_height" numeric,
  	"layout_grid_tablet_width" numeric,
  	"layout_grid_tablet_height" numeric,
  	"layout_grid_phone_width" numeric,
  	"layout_grid_phone_height" numeric,
  	"flow_autoplay" boolean DEFAULT true,
  	"flow_duration" numeric,
  	"flow_start_slide" numeric,
  	"flow_loop" boolean DEFAULT true,
  	"flow_shuffle" boolean DEFAULT false,
  	"flow_stop_after_loops" numeric,
  	"flow_stop_at_slide" numeric,
  	"flow_pause_on_hover" boolean DEFAULT true,
  	"flow_pause_on_focus" boolean DEFAULT true,
  	"flow_wait_for_view" boolean DEFAULT false,
  	"flow_visible_area" numeric,
  	"controls" jsonb,
  	"gestures_touch" boolean DEFAULT true,
  	"gestures_mouse" boolean DEFAULT false,
  	"gestures_threshold" numeric,
  	"gestures_direction" "enum_sliders_gestures_direction" DEFAULT 'horizontal',
  	"gestures_keyboard" boolean DEFAULT true,
  	"gestures_wheel" "enum_sliders_gestures_wheel" DEFAULT 'off',
  	"gestures_wheel_delay" numeric,
  	"extras" jsonb,
  	"loading_lazy" "enum_sliders_loading_lazy" DEFAULT 'smart',
  	"hash_read" boolean DEFAULT true,
  	"hash_write" boolean DEFAULT false,
  	"type" "enum_sliders_type" DEFAULT 'standard',
  	"alias" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sliders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "sliders_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sliders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slides" jsonb,
  	"version_layout_mode" "enum__sliders_v_version_layout_mode" DEFAULT 'auto',
  	"version_layout_min_height" numeric,
  	"version_layout_max_height" numeric,
  	"version_layout_below_header" boolean DEFAULT true,
  	"version_layout_stack_on_phone" boolean DEFAULT false,
  	"version_layout_grid_desktop_width" numeric,
  	"version_layout_grid_desktop_height" numeric,
  	"version_layout_grid_notebook_width" numeric,
  	"version_layout_grid_notebook_height" numeric,
  	"version_layout_grid_tablet_width" numeric,
  	"version_layout_grid_tablet_height" numeric,
  	"version_layout_grid_phone_width" numeric,
  	"version_layout_grid_phone_height" numeric,
  	"version_flow_autoplay" boolean DEFAULT true,
  	"version_flow_duration" numeric,
  	"version_flow_start_slide" numeric,
  	"version_flow_loop" boolean DEFAULT true,
  	"version_flow_shuffle" boolean DEFAULT false,
  	"version_flow_stop_after_loops" numeric,
  	"version_flow_stop_at_slide" numeric,
  	"version_flow_pause_on_hover" boolean DEFAULT true,
  	"version_flow_pause_on_focus" boolean DEFAULT true,
  	"version_flow_wait_for_view" boolean DEFAULT false,
  	"version_flow_visible_area" numeric,
  	"version_controls" jsonb,
  	"version_gestures_touch" boolean DEFAULT true,
  	"version_gestures_mouse" boolean DEFAULT false,
  	"version_gestures_threshold" numeric,
  	"version_gestures_direction" "enum__sliders_v_version_gestures_direction" DEFAULT 'horizontal',
  	"version_gestures_keyboard" boolean DEFAULT true,
  	"version_gestures_wheel" "enum__sliders_v_version_gestures_wheel" DEFAULT 'off',
  	"version_gestures_wheel_delay" numeric,
  	"version_extras" jsonb,
  	"version_loading_lazy" "enum__sliders_v_version_loading_lazy" DEFAULT 'smart',
  	"version_hash_read" boolean DEFAULT true,
  	"version_hash_write" boolean DEFAULT false,
  	"version_type" "enum__sliders_v_version_type" DEFAULT 'standard',
  	"version_alias" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sliders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sliders_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_sliders_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sliders_id" integer;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_previous" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_next" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_place" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_place_without_title" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_go_to" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_go_to_without_title" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_choose" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_pause" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_play" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_carousel" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_stars" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_loading" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_not_loaded" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_sliders_close" varchar;
  ALTER TABLE "sliders_locales" ADD CONSTRAINT "sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sliders_v" ADD CONSTRAINT "_sliders_v_parent_id_sliders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sliders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sliders_v_locales" ADD CONSTRAINT "_sliders_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sliders_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "sliders_alias_idx" ON "sliders" USING btree ("alias");
  CREATE INDEX "sliders_updated_at_idx" ON "sliders" USING btree ("updated_at");
  CREATE INDEX "sliders_created_at_idx" ON "sliders" USING btree ("created_at");
  CREATE INDEX "sliders__status_idx" ON "sliders" USING btree ("_status");
  CREATE UNIQUE INDEX "sliders_locales_locale_parent_id_unique" ON "sliders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sliders_v_parent_idx" ON "_sliders_v" USING btree ("parent_id");
  CREATE INDEX "_sliders_v_version_version_alias_idx" ON "_sliders_v" USING btree ("version_alias");
  CREATE INDEX "_sliders_v_version_version_updated_at_idx" ON "_sliders_v" USING btree ("version_updated_at");
  CREATE INDEX "_sliders_v_version_version_created_at_idx" ON "_sliders_v" USING btree ("version_created_at");
  CREATE INDEX "_sliders_v_version_version__status_idx" ON "_sliders_v" USING btree ("version__status");
  CREATE INDEX "_sliders_v_created_at_idx" ON "_sliders_v" USING btree ("created_at");
  CREATE INDEX "_sliders_v_updated_at_idx" ON "_sliders_v" USING btree ("updated_at");
  CREATE INDEX "_sliders_v_snapshot_idx" ON "_sliders_v" USING btree ("snapshot");
  CREATE INDEX "_sliders_v_published_locale_idx" ON "_sliders_v" USING btree ("published_locale");
  CREATE INDEX "_sliders_v_latest_idx" ON "_sliders_v" USING btree ("latest");
  CREATE INDEX "_sliders_v_autosave_idx" ON "_sliders_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_sliders_v_locales_locale_parent_id_unique" ON "_sliders_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sliders_fk" FOREIGN KEY ("sliders_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sliders_id_idx" ON "payload_locked_documents_rels" USING btree ("sliders_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sliders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sliders_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sliders_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sliders_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sliders" CASCADE;
  DROP TABLE "sliders_locales" CASCADE;
  DROP TABLE "_sliders_v" CASCADE;
  DROP TABLE "_sliders_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sliders_fk";
  
  DROP INDEX "payload_locked_documents_rels_sliders_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sliders_id";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_previous";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_next";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_place";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_place_without_title";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_go_to";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_go_to_without_title";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_choose";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_pause";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_play";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_carousel";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_stars";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_loading";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_not_loaded";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_sliders_close";
  DROP TYPE "public"."enum_sliders_layout_mode";
  DROP TYPE "public"."enum_sliders_gestures_direction";
  DROP TYPE "public"."enum_sliders_gestures_wheel";
  DROP TYPE "public"."enum_sliders_loading_lazy";
  DROP TYPE "public"."enum_sliders_type";
  DROP TYPE "public"."enum_sliders_status";
  DROP TYPE "public"."enum__sliders_v_version_layout_mode";
  DROP TYPE "public"."enum__sliders_v_version_gestures_direction";
  DROP TYPE "public"."enum__sliders_v_version_gestures_wheel";
  DROP TYPE "public"."enum__sliders_v_version_loading_lazy";
  DROP TYPE "public"."enum__sliders_v_version_type";
  DROP TYPE "public"."enum__sliders_v_version_status";
  DROP TYPE "public"."enum__sliders_v_published_locale";`)
}
