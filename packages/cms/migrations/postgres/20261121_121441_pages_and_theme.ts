// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menus_items_children_children_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_menus_items_children_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_menus_items_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_menus_items_display" AS ENUM('list', 'site', 'window');
  CREATE TYPE "public"."enum_header_layout" AS ENUM('start', 'centred', 'rows');
  CREATE TYPE "public"."enum_header_menu_style" AS ENUM('bar', 'flyout');
  CREATE TYPE "public"."enum_header_search" AS ENUM('none', 'dropdown', 'overlay');
  CREATE TYPE "public"."enum_footer_back_to_top_position" AS ENUM('floating-end', 'floating-start', 'end', 'start', 'none');
  CREATE TYPE "public"."enum_theme_preset" AS ENUM('warm', 'crisp', 'editorial');
  CREATE TYPE "public"."enum_theme_pairing" AS ENUM('fraunces-instrument-sans', 'bricolage-geist', 'bodoni-newsreader', 'newsreader-hanken', 'archivo-hanken', 'geist');
  CREATE TYPE "public"."enum_theme_scale" AS ENUM('quiet', 'balanced', 'strong', 'dramatic');
  CREATE TYPE "public"."enum_theme_spacing" AS ENUM('compact', 'normal', 'airy');
  CREATE TYPE "public"."enum_theme_buttons" AS ENUM('solid', 'accent', 'outline');
  CREATE TYPE "public"."enum_theme_button_shape" AS ENUM('corners', 'pill');
  CREATE TYPE "public"."enum_theme_shadows" AS ENUM('none', 'soft', 'deep', 'hard');
  CREATE TABLE "reusable_blocks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menus_items_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_menus_items_children_children_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "menus_items_children_children_locales" (
  	"link_label" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_menus_items_children_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"share" numeric,
  	"picture_id" integer
  );
  
  CREATE TABLE "menus_items_children_locales" (
  	"link_label" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_menus_items_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"display" "enum_menus_items_display" DEFAULT 'list' NOT NULL
  );
  
  CREATE TABLE "menus_items_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reusable_blocks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "menus_id" integer;
  ALTER TABLE "header" ADD COLUMN "menu_id" integer;
  ALTER TABLE "header" ADD COLUMN "layout" "enum_header_layout" DEFAULT 'start' NOT NULL;
  ALTER TABLE "header" ADD COLUMN "menu_style" "enum_header_menu_style" DEFAULT 'bar' NOT NULL;
  ALTER TABLE "header" ADD COLUMN "sticky_desktop" boolean DEFAULT true;
  ALTER TABLE "header" ADD COLUMN "sticky_tablet" boolean DEFAULT true;
  ALTER TABLE "header" ADD COLUMN "sticky_phone" boolean DEFAULT true;
  ALTER TABLE "header" ADD COLUMN "sticky_shrink" boolean DEFAULT true;
  ALTER TABLE "header" ADD COLUMN "transparent" boolean DEFAULT false;
  ALTER TABLE "header" ADD COLUMN "search" "enum_header_search" DEFAULT 'none' NOT NULL;
  ALTER TABLE "header" ADD COLUMN "languages" boolean DEFAULT false;
  ALTER TABLE "header_locales" ADD COLUMN "texts_open_search" varchar;
  ALTER TABLE "header_locales" ADD COLUMN "texts_close_search" varchar;
  ALTER TABLE "header_locales" ADD COLUMN "texts_search_field" varchar;
  ALTER TABLE "header_locales" ADD COLUMN "texts_submit_search" varchar;
  ALTER TABLE "header_locales" ADD COLUMN "texts_languages" varchar;
  ALTER TABLE "footer_columns" ADD COLUMN "menu_id" integer;
  ALTER TABLE "footer" ADD COLUMN "back_to_top_position" "enum_footer_back_to_top_position" DEFAULT 'floating-end' NOT NULL;
  ALTER TABLE "footer" ADD COLUMN "back_to_top_scroll_down_only" boolean DEFAULT false;
  ALTER TABLE "footer" ADD COLUMN "back_to_top_on_phones" boolean DEFAULT true;
  ALTER TABLE "footer_locales" ADD COLUMN "texts_back_to_top" varchar;
  ALTER TABLE "theme" ADD COLUMN "preset" "enum_theme_preset" DEFAULT 'warm' NOT NULL;
  ALTER TABLE "theme" ADD COLUMN "surface" varchar;
  ALTER TABLE "theme" ADD COLUMN "ink_soft" varchar;
  ALTER TABLE "theme" ADD COLUMN "line" varchar;
  ALTER TABLE "theme" ADD COLUMN "accent_ink" varchar;
  ALTER TABLE "theme" ADD COLUMN "paper_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "surface_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "ink_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "ink_soft_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "line_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "accent_ink_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "pairing" "enum_theme_pairing";
  ALTER TABLE "theme" ADD COLUMN "scale" "enum_theme_scale";
  ALTER TABLE "theme" ADD COLUMN "base_size" numeric;
  ALTER TABLE "theme" ADD COLUMN "heading_sensitivity" numeric;
  ALTER TABLE "theme" ADD COLUMN "heading_factor" numeric;
  ALTER TABLE "theme" ADD COLUMN "spacing" "enum_theme_spacing";
  ALTER TABLE "theme" ADD COLUMN "buttons" "enum_theme_buttons";
  ALTER TABLE "theme" ADD COLUMN "button_shape" "enum_theme_button_shape";
  ALTER TABLE "theme" ADD COLUMN "shadows" "enum_theme_shadows";
  ALTER TABLE "theme" ADD COLUMN "effects" boolean DEFAULT true;
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_children" ADD CONSTRAINT "menus_items_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children_children_locales" ADD CONSTRAINT "menus_items_children_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children_locales" ADD CONSTRAINT "menus_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_locales" ADD CONSTRAINT "menus_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reusable_blocks_updated_at_idx" ON "reusable_blocks" USING btree ("updated_at");
  CREATE INDEX "reusable_blocks_created_at_idx" ON "reusable_blocks" USING btree ("created_at");
  CREATE INDEX "menus_items_children_children_order_idx" ON "menus_items_children_children" USING btree ("_order");
  CREATE INDEX "menus_items_children_children_parent_id_idx" ON "menus_items_children_children" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_children_link_link_page_idx" ON "menus_items_children_children" USING btree ("link_page_id");
  CREATE INDEX "menus_items_children_children_picture_idx" ON "menus_items_children_children" USING btree ("picture_id");
  CREATE UNIQUE INDEX "menus_items_children_children_locales_locale_parent_id_uniqu" ON "menus_items_children_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_children_order_idx" ON "menus_items_children" USING btree ("_order");
  CREATE INDEX "menus_items_children_parent_id_idx" ON "menus_items_children" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_link_link_page_idx" ON "menus_items_children" USING btree ("link_page_id");
  CREATE INDEX "menus_items_children_picture_idx" ON "menus_items_children" USING btree ("picture_id");
  CREATE UNIQUE INDEX "menus_items_children_locales_locale_parent_id_unique" ON "menus_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE INDEX "menus_items_link_link_page_idx" ON "menus_items" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "menus_items_locales_locale_parent_id_unique" ON "menus_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_blocks_fk" FOREIGN KEY ("reusable_blocks_id") REFERENCES "public"."reusable_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reusable_blocks_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_blocks_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "header_menu_idx" ON "header" USING btree ("menu_id");
  CREATE INDEX "footer_columns_menu_idx" ON "footer_columns" USING btree ("menu_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reusable_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_items_children_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_items_children_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_items_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_items_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reusable_blocks" CASCADE;
  DROP TABLE "menus_items_children_children" CASCADE;
  DROP TABLE "menus_items_children_children_locales" CASCADE;
  DROP TABLE "menus_items_children" CASCADE;
  DROP TABLE "menus_items_children_locales" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus_items_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reusable_blocks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_menus_fk";
  
  ALTER TABLE "header" DROP CONSTRAINT "header_menu_id_menus_id_fk";
  
  ALTER TABLE "footer_columns" DROP CONSTRAINT "footer_columns_menu_id_menus_id_fk";
  
  DROP INDEX "payload_locked_documents_rels_reusable_blocks_id_idx";
  DROP INDEX "payload_locked_documents_rels_menus_id_idx";
  DROP INDEX "header_menu_idx";
  DROP INDEX "footer_columns_menu_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reusable_blocks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "menus_id";
  ALTER TABLE "header" DROP COLUMN "menu_id";
  ALTER TABLE "header" DROP COLUMN "layout";
  ALTER TABLE "header" DROP COLUMN "menu_style";
  ALTER TABLE "header" DROP COLUMN "sticky_desktop";
  ALTER TABLE "header" DROP COLUMN "sticky_tablet";
  ALTER TABLE "header" DROP COLUMN "sticky_phone";
  ALTER TABLE "header" DROP COLUMN "sticky_shrink";
  ALTER TABLE "header" DROP COLUMN "transparent";
  ALTER TABLE "header" DROP COLUMN "search";
  ALTER TABLE "header" DROP COLUMN "languages";
  ALTER TABLE "header_locales" DROP COLUMN "texts_open_search";
  ALTER TABLE "header_locales" DROP COLUMN "texts_close_search";
  ALTER TABLE "header_locales" DROP COLUMN "texts_search_field";
  ALTER TABLE "header_locales" DROP COLUMN "texts_submit_search";
  ALTER TABLE "header_locales" DROP COLUMN "texts_languages";
  ALTER TABLE "footer_columns" DROP COLUMN "menu_id";
  ALTER TABLE "footer" DROP COLUMN "back_to_top_position";
  ALTER TABLE "footer" DROP COLUMN "back_to_top_scroll_down_only";
  ALTER TABLE "footer" DROP COLUMN "back_to_top_on_phones";
  ALTER TABLE "footer_locales" DROP COLUMN "texts_back_to_top";
  ALTER TABLE "theme" DROP COLUMN "preset";
  ALTER TABLE "theme" DROP COLUMN "surface";
  ALTER TABLE "theme" DROP COLUMN "ink_soft";
  ALTER TABLE "theme" DROP COLUMN "line";
  ALTER TABLE "theme" DROP COLUMN "accent_ink";
  ALTER TABLE "theme" DROP COLUMN "paper_dark";
  ALTER TABLE "theme" DROP COLUMN "surface_dark";
  ALTER TABLE "theme" DROP COLUMN "ink_dark";
  ALTER TABLE "theme" DROP COLUMN "ink_soft_dark";
  ALTER TABLE "theme" DROP COLUMN "line_dark";
  ALTER TABLE "theme" DROP COLUMN "accent_ink_dark";
  ALTER TABLE "theme" DROP COLUMN "pairing";
  ALTER TABLE "theme" DROP COLUMN "scale";
  ALTER TABLE "theme" DROP COLUMN "base_size";
  ALTER TABLE "theme" DROP COLUMN "heading_sensitivity";
  ALTER TABLE "theme" DROP COLUMN "heading_factor";
  ALTER TABLE "theme" DROP COLUMN "spacing";
  ALTER TABLE "theme" DROP COLUMN "buttons";
  ALTER TABLE "theme" DROP COLUMN "button_shape";
  ALTER TABLE "theme" DROP COLUMN "shadows";
  ALTER TABLE "theme" DROP COLUMN "effects";
  DROP TYPE "public"."enum_menus_items_children_children_link_type";
  DROP TYPE "public"."enum_menus_items_children_link_type";
  DROP TYPE "public"."enum_menus_items_link_type";
  DROP TYPE "public"."enum_menus_items_display";
  DROP TYPE "public"."enum_header_layout";
  DROP TYPE "public"."enum_header_menu_style";
  DROP TYPE "public"."enum_header_search";
  DROP TYPE "public"."enum_footer_back_to_top_position";
  DROP TYPE "public"."enum_theme_preset";
  DROP TYPE "public"."enum_theme_pairing";
  DROP TYPE "public"."enum_theme_scale";
  DROP TYPE "public"."enum_theme_spacing";
  DROP TYPE "public"."enum_theme_buttons";
  DROP TYPE "public"."enum_theme_button_shape";
  DROP TYPE "public"."enum_theme_shadows";`)
}
