// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_gallery_form" AS ENUM('masonry', 'grid', 'justified', 'carousel');
  CREATE TYPE "public"."enum_projects_gallery_columns" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum_projects_date_form" AS ENUM('year', 'month', 'none');
  CREATE TYPE "public"."enum_projects_page_layout" AS ENUM('classic', 'gallery', 'wide', 'split');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_gallery_form" AS ENUM('masonry', 'grid', 'justified', 'carousel');
  CREATE TYPE "public"."enum__projects_v_version_gallery_columns" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum__projects_v_version_date_form" AS ENUM('year', 'month', 'none');
  CREATE TYPE "public"."enum__projects_v_version_page_layout" AS ENUM('classic', 'gallery', 'wide', 'split');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh-CN', 'zh-TW');
  CREATE TYPE "public"."enum_portfolio_layout" AS ENUM('grid', 'masonry', 'tiles', 'list');
  CREATE TYPE "public"."enum_portfolio_captions" AS ENUM('below', 'over');
  CREATE TYPE "public"."enum_portfolio_columns" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum_portfolio_show" AS ENUM('more', 'parts', 'latest');
  CREATE TYPE "public"."enum_portfolio_page_layout" AS ENUM('classic', 'gallery', 'wide', 'split');
  ALTER TYPE "public"."enum_menus_items_children_leaves_link_type" ADD VALUE 'project' BEFORE 'url';
  ALTER TYPE "public"."enum_menus_items_children_link_type" ADD VALUE 'project' BEFORE 'url';
  ALTER TYPE "public"."enum_menus_items_link_type" ADD VALUE 'project' BEFORE 'url';
  ALTER TYPE "public"."enum_header_items_children_link_type" ADD VALUE 'project' BEFORE 'url';
  ALTER TYPE "public"."enum_header_items_link_type" ADD VALUE 'project' BEFORE 'url';
  ALTER TYPE "public"."enum_header_secondary_links_link_type" ADD VALUE 'project' BEFORE 'url';
  ALTER TYPE "public"."enum_header_action_type" ADD VALUE 'project' BEFORE 'url';
  ALTER TYPE "public"."enum_footer_columns_links_link_type" ADD VALUE 'project' BEFORE 'url';
  ALTER TYPE "public"."enum_footer_legal_links_link_type" ADD VALUE 'project' BEFORE 'url';
  ALTER TYPE "public"."enum_footer_action_type" ADD VALUE 'project' BEFORE 'url';
  CREATE TABLE "projects_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"layout" jsonb,
  	"gallery_form" "enum_projects_gallery_form" DEFAULT 'masonry',
  	"gallery_columns" "enum_projects_gallery_columns" DEFAULT '2',
  	"date" timestamp(3) with time zone,
  	"date_form" "enum_projects_date_form" DEFAULT 'year',
  	"link_url" varchar,
  	"meta_image_id" integer,
  	"meta_no_index" boolean DEFAULT false,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"slug" varchar,
  	"path" varchar,
  	"page_layout" "enum_projects_page_layout",
  	"place" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"description" varchar,
  	"client" varchar,
  	"link_label" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"project_categories_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_projects_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_layout" jsonb,
  	"version_gallery_form" "enum__projects_v_version_gallery_form" DEFAULT 'masonry',
  	"version_gallery_columns" "enum__projects_v_version_gallery_columns" DEFAULT '2',
  	"version_date" timestamp(3) with time zone,
  	"version_date_form" "enum__projects_v_version_date_form" DEFAULT 'year',
  	"version_link_url" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_languages" jsonb DEFAULT '[]'::jsonb,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_page_layout" "enum__projects_v_version_page_layout",
  	"version_place" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_client" varchar,
  	"version_link_label" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"project_categories_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "project_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"path" varchar,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "project_categories_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "portfolio" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar DEFAULT 'work',
  	"layout" "enum_portfolio_layout" DEFAULT 'grid' NOT NULL,
  	"captions" "enum_portfolio_captions" DEFAULT 'below',
  	"columns" "enum_portfolio_columns" DEFAULT '3',
  	"show" "enum_portfolio_show" DEFAULT 'more' NOT NULL,
  	"count" numeric DEFAULT 12 NOT NULL,
  	"page_layout" "enum_portfolio_page_layout" DEFAULT 'classic' NOT NULL,
  	"show_filter" boolean DEFAULT true,
  	"show_related" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "portfolio_locales" (
  	"title" varchar,
  	"description" varchar,
  	"texts_filter" varchar,
  	"texts_all" varchar,
  	"texts_shown" varchar,
  	"texts_shown_one" varchar,
  	"texts_none" varchar,
  	"texts_client" varchar,
  	"texts_date" varchar,
  	"texts_category" varchar,
  	"texts_visit" varchar,
  	"texts_gallery" varchar,
  	"texts_related" varchar,
  	"texts_previous" varchar,
  	"texts_next" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "menus_items_children_leaves" ADD COLUMN "link_project_id" integer;
  ALTER TABLE "menus_items_children" ADD COLUMN "link_project_id" integer;
  ALTER TABLE "menus_items" ADD COLUMN "link_project_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "project_categories_id" integer;
  ALTER TABLE "header_items_children" ADD COLUMN "link_project_id" integer;
  ALTER TABLE "header_items" ADD COLUMN "link_project_id" integer;
  ALTER TABLE "header_secondary_links" ADD COLUMN "link_project_id" integer;
  ALTER TABLE "header" ADD COLUMN "action_project_id" integer;
  ALTER TABLE "footer_columns_links" ADD COLUMN "link_project_id" integer;
  ALTER TABLE "footer_legal_links" ADD COLUMN "link_project_id" integer;
  ALTER TABLE "footer" ADD COLUMN "action_project_id" integer;
  ALTER TABLE "projects_facts" ADD CONSTRAINT "projects_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_facts_locales" ADD CONSTRAINT "projects_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_project_categories_fk" FOREIGN KEY ("project_categories_id") REFERENCES "public"."project_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_facts" ADD CONSTRAINT "_projects_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_facts_locales" ADD CONSTRAINT "_projects_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_project_categories_fk" FOREIGN KEY ("project_categories_id") REFERENCES "public"."project_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_categories_locales" ADD CONSTRAINT "project_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portfolio_locales" ADD CONSTRAINT "portfolio_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."portfolio"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_facts_order_idx" ON "projects_facts" USING btree ("_order");
  CREATE INDEX "projects_facts_parent_id_idx" ON "projects_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_facts_locales_locale_parent_id_unique" ON "projects_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_image_idx" ON "projects" USING btree ("image_id");
  CREATE INDEX "projects_date_idx" ON "projects" USING btree ("date");
  CREATE INDEX "projects_meta_meta_image_idx" ON "projects" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "projects_path_idx" ON "projects" USING btree ("path");
  CREATE INDEX "projects_place_idx" ON "projects" USING btree ("place");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
  CREATE INDEX "projects_rels_project_categories_id_idx" ON "projects_rels" USING btree ("project_categories_id");
  CREATE INDEX "projects_rels_projects_id_idx" ON "projects_rels" USING btree ("projects_id");
  CREATE INDEX "_projects_v_version_facts_order_idx" ON "_projects_v_version_facts" USING btree ("_order");
  CREATE INDEX "_projects_v_version_facts_parent_id_idx" ON "_projects_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_facts_locales_locale_parent_id_unique" ON "_projects_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_image_idx" ON "_projects_v" USING btree ("version_image_id");
  CREATE INDEX "_projects_v_version_version_date_idx" ON "_projects_v" USING btree ("version_date");
  CREATE INDEX "_projects_v_version_meta_version_meta_image_idx" ON "_projects_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_projects_v_version_version_path_idx" ON "_projects_v" USING btree ("version_path");
  CREATE INDEX "_projects_v_version_version_place_idx" ON "_projects_v" USING btree ("version_place");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "_projects_v_rels_project_categories_id_idx" ON "_projects_v_rels" USING btree ("project_categories_id");
  CREATE INDEX "_projects_v_rels_projects_id_idx" ON "_projects_v_rels" USING btree ("projects_id");
  CREATE UNIQUE INDEX "project_categories_path_idx" ON "project_categories" USING btree ("path");
  CREATE INDEX "project_categories_updated_at_idx" ON "project_categories" USING btree ("updated_at");
  CREATE INDEX "project_categories_created_at_idx" ON "project_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "project_categories_locales_locale_parent_id_unique" ON "project_categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "portfolio_locales_locale_parent_id_unique" ON "portfolio_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "menus_items_children_leaves" ADD CONSTRAINT "menus_items_children_leaves_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_categories_fk" FOREIGN KEY ("project_categories_id") REFERENCES "public"."project_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_secondary_links" ADD CONSTRAINT "header_secondary_links_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_action_project_id_projects_id_fk" FOREIGN KEY ("action_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_action_project_id_projects_id_fk" FOREIGN KEY ("action_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "menus_items_children_leaves_link_link_project_idx" ON "menus_items_children_leaves" USING btree ("link_project_id");
  CREATE INDEX "menus_items_children_link_link_project_idx" ON "menus_items_children" USING btree ("link_project_id");
  CREATE INDEX "menus_items_link_link_project_idx" ON "menus_items" USING btree ("link_project_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_project_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("project_categories_id");
  CREATE INDEX "header_items_children_link_link_project_idx" ON "header_items_children" USING btree ("link_project_id");
  CREATE INDEX "header_items_link_link_project_idx" ON "header_items" USING btree ("link_project_id");
  CREATE INDEX "header_secondary_links_link_link_project_idx" ON "header_secondary_links" USING btree ("link_project_id");
  CREATE INDEX "header_action_action_project_idx" ON "header" USING btree ("action_project_id");
  CREATE INDEX "footer_columns_links_link_link_project_idx" ON "footer_columns_links" USING btree ("link_project_id");
  CREATE INDEX "footer_legal_links_link_link_project_idx" ON "footer_legal_links" USING btree ("link_project_id");
  CREATE INDEX "footer_action_action_project_idx" ON "footer" USING btree ("action_project_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "project_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "project_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "portfolio" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "portfolio_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "projects_facts" CASCADE;
  DROP TABLE "projects_facts_locales" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v_version_facts" CASCADE;
  DROP TABLE "_projects_v_version_facts_locales" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "project_categories" CASCADE;
  DROP TABLE "project_categories_locales" CASCADE;
  DROP TABLE "portfolio" CASCADE;
  DROP TABLE "portfolio_locales" CASCADE;
  ALTER TABLE "menus_items_children_leaves" DROP CONSTRAINT "menus_items_children_leaves_link_project_id_projects_id_fk";
  
  ALTER TABLE "menus_items_children" DROP CONSTRAINT "menus_items_children_link_project_id_projects_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_link_project_id_projects_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_projects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_project_categories_fk";
  
  ALTER TABLE "header_items_children" DROP CONSTRAINT "header_items_children_link_project_id_projects_id_fk";
  
  ALTER TABLE "header_items" DROP CONSTRAINT "header_items_link_project_id_projects_id_fk";
  
  ALTER TABLE "header_secondary_links" DROP CONSTRAINT "header_secondary_links_link_project_id_projects_id_fk";
  
  ALTER TABLE "header" DROP CONSTRAINT "header_action_project_id_projects_id_fk";
  
  ALTER TABLE "footer_columns_links" DROP CONSTRAINT "footer_columns_links_link_project_id_projects_id_fk";
  
  ALTER TABLE "footer_legal_links" DROP CONSTRAINT "footer_legal_links_link_project_id_projects_id_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT "footer_action_project_id_projects_id_fk";
  
  ALTER TABLE "menus_items_children_leaves" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "menus_items_children_leaves" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_menus_items_children_leaves_link_type";
  CREATE TYPE "public"."enum_menus_items_children_leaves_link_type" AS ENUM('page', 'post', 'url');
  ALTER TABLE "menus_items_children_leaves" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_menus_items_children_leaves_link_type";
  ALTER TABLE "menus_items_children_leaves" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_menus_items_children_leaves_link_type" USING "link_type"::"public"."enum_menus_items_children_leaves_link_type";
  ALTER TABLE "menus_items_children" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "menus_items_children" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_menus_items_children_link_type";
  CREATE TYPE "public"."enum_menus_items_children_link_type" AS ENUM('page', 'post', 'url');
  ALTER TABLE "menus_items_children" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_menus_items_children_link_type";
  ALTER TABLE "menus_items_children" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_menus_items_children_link_type" USING "link_type"::"public"."enum_menus_items_children_link_type";
  ALTER TABLE "menus_items" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "menus_items" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_menus_items_link_type";
  CREATE TYPE "public"."enum_menus_items_link_type" AS ENUM('page', 'post', 'url');
  ALTER TABLE "menus_items" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_menus_items_link_type";
  ALTER TABLE "menus_items" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_menus_items_link_type" USING "link_type"::"public"."enum_menus_items_link_type";
  ALTER TABLE "header_items_children" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "header_items_children" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_header_items_children_link_type";
  CREATE TYPE "public"."enum_header_items_children_link_type" AS ENUM('page', 'post', 'url');
  ALTER TABLE "header_items_children" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_header_items_children_link_type";
  ALTER TABLE "header_items_children" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_header_items_children_link_type" USING "link_type"::"public"."enum_header_items_children_link_type";
  ALTER TABLE "header_items" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "header_items" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_header_items_link_type";
  CREATE TYPE "public"."enum_header_items_link_type" AS ENUM('page', 'post', 'url');
  ALTER TABLE "header_items" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_header_items_link_type";
  ALTER TABLE "header_items" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_header_items_link_type" USING "link_type"::"public"."enum_header_items_link_type";
  ALTER TABLE "header_secondary_links" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "header_secondary_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_header_secondary_links_link_type";
  CREATE TYPE "public"."enum_header_secondary_links_link_type" AS ENUM('page', 'post', 'url');
  ALTER TABLE "header_secondary_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_header_secondary_links_link_type";
  ALTER TABLE "header_secondary_links" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_header_secondary_links_link_type" USING "link_type"::"public"."enum_header_secondary_links_link_type";
  ALTER TABLE "header" ALTER COLUMN "action_type" SET DATA TYPE text;
  ALTER TABLE "header" ALTER COLUMN "action_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_header_action_type";
  CREATE TYPE "public"."enum_header_action_type" AS ENUM('page', 'post', 'url');
  ALTER TABLE "header" ALTER COLUMN "action_type" SET DEFAULT 'page'::"public"."enum_header_action_type";
  ALTER TABLE "header" ALTER COLUMN "action_type" SET DATA TYPE "public"."enum_header_action_type" USING "action_type"::"public"."enum_header_action_type";
  ALTER TABLE "footer_columns_links" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "footer_columns_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_footer_columns_links_link_type";
  CREATE TYPE "public"."enum_footer_columns_links_link_type" AS ENUM('page', 'post', 'url');
  ALTER TABLE "footer_columns_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_footer_columns_links_link_type";
  ALTER TABLE "footer_columns_links" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_footer_columns_links_link_type" USING "link_type"::"public"."enum_footer_columns_links_link_type";
  ALTER TABLE "footer_legal_links" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "footer_legal_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_footer_legal_links_link_type";
  CREATE TYPE "public"."enum_footer_legal_links_link_type" AS ENUM('page', 'post', 'url');
  ALTER TABLE "footer_legal_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_footer_legal_links_link_type";
  ALTER TABLE "footer_legal_links" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_footer_legal_links_link_type" USING "link_type"::"public"."enum_footer_legal_links_link_type";
  ALTER TABLE "footer" ALTER COLUMN "action_type" SET DATA TYPE text;
  ALTER TABLE "footer" ALTER COLUMN "action_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_footer_action_type";
  CREATE TYPE "public"."enum_footer_action_type" AS ENUM('page', 'post', 'url');
  ALTER TABLE "footer" ALTER COLUMN "action_type" SET DEFAULT 'page'::"public"."enum_footer_action_type";
  ALTER TABLE "footer" ALTER COLUMN "action_type" SET DATA TYPE "public"."enum_footer_action_type" USING "action_type"::"public"."enum_footer_action_type";
  DROP INDEX "menus_items_children_leaves_link_link_project_idx";
  DROP INDEX "menus_items_children_link_link_project_idx";
  DROP INDEX "menus_items_link_link_project_idx";
  DROP INDEX "payload_locked_documents_rels_projects_id_idx";
  DROP INDEX "payload_locked_documents_rels_project_categories_id_idx";
  DROP INDEX "header_items_children_link_link_project_idx";
  DROP INDEX "header_items_link_link_project_idx";
  DROP INDEX "header_secondary_links_link_link_project_idx";
  DROP INDEX "header_action_action_project_idx";
  DROP INDEX "footer_columns_links_link_link_project_idx";
  DROP INDEX "footer_legal_links_link_link_project_idx";
  DROP INDEX "footer_action_action_project_idx";
  ALTER TABLE "menus_items_children_leaves" DROP COLUMN "link_project_id";
  ALTER TABLE "menus_items_children" DROP COLUMN "link_project_id";
  ALTER TABLE "menus_items" DROP COLUMN "link_project_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "projects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "project_categories_id";
  ALTER TABLE "header_items_children" DROP COLUMN "link_project_id";
  ALTER TABLE "header_items" DROP COLUMN "link_project_id";
  ALTER TABLE "header_secondary_links" DROP COLUMN "link_project_id";
  ALTER TABLE "header" DROP COLUMN "action_project_id";
  ALTER TABLE "footer_columns_links" DROP COLUMN "link_project_id";
  ALTER TABLE "footer_legal_links" DROP COLUMN "link_project_id";
  ALTER TABLE "footer" DROP COLUMN "action_project_id";
  DROP TYPE "public"."enum_projects_gallery_form";
  DROP TYPE "public"."enum_projects_gallery_columns";
  DROP TYPE "public"."enum_projects_date_form";
  DROP TYPE "public"."enum_projects_page_layout";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_gallery_form";
  DROP TYPE "public"."enum__projects_v_version_gallery_columns";
  DROP TYPE "public"."enum__projects_v_version_date_form";
  DROP TYPE "public"."enum__projects_v_version_page_layout";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_portfolio_layout";
  DROP TYPE "public"."enum_portfolio_captions";
  DROP TYPE "public"."enum_portfolio_columns";
  DROP TYPE "public"."enum_portfolio_show";
  DROP TYPE "public"."enum_portfolio_page_layout";`)
}
