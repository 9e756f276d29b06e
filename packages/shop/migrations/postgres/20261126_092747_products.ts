// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_kind" AS ENUM('goods', 'digital', 'service');
  CREATE TYPE "public"."enum_products_tax_class" AS ENUM('standard', 'reduced', 'reduced2', 'superReduced', 'zero');
  CREATE TYPE "public"."enum_products_content_unit" AS ENUM('g', 'kg', 'ml', 'l', 'cm', 'm', 'm2');
  CREATE TYPE "public"."enum_products_when_out" AS ENUM('end', 'order');
  CREATE TYPE "public"."enum_products_visibility" AS ENUM('everyone', 'password', 'members');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_kind" AS ENUM('goods', 'digital', 'service');
  CREATE TYPE "public"."enum__products_v_version_tax_class" AS ENUM('standard', 'reduced', 'reduced2', 'superReduced', 'zero');
  CREATE TYPE "public"."enum__products_v_version_content_unit" AS ENUM('g', 'kg', 'ml', 'l', 'cm', 'm', 'm2');
  CREATE TYPE "public"."enum__products_v_version_when_out" AS ENUM('end', 'order');
  CREATE TYPE "public"."enum__products_v_version_visibility" AS ENUM('everyone', 'password', 'members');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh-CN', 'zh-TW');
  CREATE TYPE "public"."enum_shop_settings_prices_include" AS ENUM('tax', 'no-tax');
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"layout" jsonb,
  	"kind" "enum_products_kind" DEFAULT 'goods',
  	"price" numeric,
  	"tax_class" "enum_products_tax_class" DEFAULT 'standard',
  	"sale_price" numeric,
  	"sale_from" timestamp(3) with time zone,
  	"sale_until" timestamp(3) with time zone,
  	"content_amount" numeric,
  	"content_unit" "enum_products_content_unit",
  	"sku" varchar,
  	"gtin" varchar,
  	"stock" numeric,
  	"when_out" "enum_products_when_out" DEFAULT 'end',
  	"weight" numeric,
  	"variants" jsonb,
  	"meta_image_id" integer,
  	"meta_no_index" boolean DEFAULT false,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"visibility" "enum_products_visibility" DEFAULT 'everyone',
  	"password_hash" varchar,
  	"brand_id" integer,
  	"place" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"description" varchar,
  	"delivery_time" varchar,
  	"option1" varchar,
  	"option2" varchar,
  	"option3" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"product_categories_id" integer,
  	"product_tags_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_layout" jsonb,
  	"version_kind" "enum__products_v_version_kind" DEFAULT 'goods',
  	"version_price" numeric,
  	"version_tax_class" "enum__products_v_version_tax_class" DEFAULT 'standard',
  	"version_sale_price" numeric,
  	"version_sale_from" timestamp(3) with time zone,
  	"version_sale_until" timestamp(3) with time zone,
  	"version_content_amount" numeric,
  	"version_content_unit" "enum__products_v_version_content_unit",
  	"version_sku" varchar,
  	"version_gtin" varchar,
  	"version_stock" numeric,
  	"version_when_out" "enum__products_v_version_when_out" DEFAULT 'end',
  	"version_weight" numeric,
  	"version_variants" jsonb,
  	"version_meta_image_id" integer,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_languages" jsonb DEFAULT '[]'::jsonb,
  	"version_visibility" "enum__products_v_version_visibility" DEFAULT 'everyone',
  	"version_password_hash" varchar,
  	"version_brand_id" integer,
  	"version_place" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_delivery_time" varchar,
  	"version_option1" varchar,
  	"version_option2" varchar,
  	"version_option3" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"product_categories_id" integer,
  	"product_tags_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "product_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "product_categories_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "product_tags_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_brands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "product_brands_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_skus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sku" varchar NOT NULL,
  	"product" numeric NOT NULL,
  	"variant" varchar
  );
  
  CREATE TABLE "product_prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product" numeric NOT NULL,
  	"variant" varchar,
  	"currency" varchar NOT NULL,
  	"regular" numeric NOT NULL,
  	"reduced" numeric,
  	"reduced_from" timestamp(3) with time zone,
  	"reduced_until" timestamp(3) with time zone,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "shop_settings_locales" (
  	"title" varchar,
  	"description" varchar,
  	"delivery_time" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "shop_settings" ADD COLUMN "prices_include" "enum_shop_settings_prices_include" DEFAULT 'tax' NOT NULL;
  ALTER TABLE "products" ADD CONSTRAINT "products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_product_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."product_brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_product_tags_fk" FOREIGN KEY ("product_tags_id") REFERENCES "public"."product_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_brand_id_product_brands_id_fk" FOREIGN KEY ("version_brand_id") REFERENCES "public"."product_brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_product_tags_fk" FOREIGN KEY ("product_tags_id") REFERENCES "public"."product_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_categories_locales" ADD CONSTRAINT "product_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_tags_locales" ADD CONSTRAINT "product_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_brands_locales" ADD CONSTRAINT "product_brands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_locales" ADD CONSTRAINT "shop_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_image_idx" ON "products" USING btree ("image_id");
  CREATE INDEX "products_sku_idx" ON "products" USING btree ("sku");
  CREATE INDEX "products_meta_meta_image_idx" ON "products" USING btree ("meta_image_id");
  CREATE INDEX "products_brand_idx" ON "products" USING btree ("brand_id");
  CREATE INDEX "products_place_idx" ON "products" USING btree ("place");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_path_idx" ON "products_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_locales_parent_idx" ON "products_locales" USING btree ("_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_product_categories_id_idx" ON "products_rels" USING btree ("product_categories_id");
  CREATE INDEX "products_rels_product_tags_id_idx" ON "products_rels" USING btree ("product_tags_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_image_idx" ON "_products_v" USING btree ("version_image_id");
  CREATE INDEX "_products_v_version_version_sku_idx" ON "_products_v" USING btree ("version_sku");
  CREATE INDEX "_products_v_version_meta_version_meta_image_idx" ON "_products_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_products_v_version_version_brand_idx" ON "_products_v" USING btree ("version_brand_id");
  CREATE INDEX "_products_v_version_version_place_idx" ON "_products_v" USING btree ("version_place");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_products_v_version_version_path_idx" ON "_products_v_locales" USING btree ("version_path","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_locales_parent_idx" ON "_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_product_categories_id_idx" ON "_products_v_rels" USING btree ("product_categories_id");
  CREATE INDEX "_products_v_rels_product_tags_id_idx" ON "_products_v_rels" USING btree ("product_tags_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "product_categories_updated_at_idx" ON "product_categories" USING btree ("updated_at");
  CREATE INDEX "product_categories_created_at_idx" ON "product_categories" USING btree ("created_at");
  CREATE INDEX "product_categories_deleted_at_idx" ON "product_categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "product_categories_path_idx" ON "product_categories_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "product_categories_locales_locale_parent_id_unique" ON "product_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_categories_locales_parent_idx" ON "product_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "product_tags_updated_at_idx" ON "product_tags" USING btree ("updated_at");
  CREATE INDEX "product_tags_created_at_idx" ON "product_tags" USING btree ("created_at");
  CREATE INDEX "product_tags_deleted_at_idx" ON "product_tags" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "product_tags_path_idx" ON "product_tags_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "product_tags_locales_locale_parent_id_unique" ON "product_tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_tags_locales_parent_idx" ON "product_tags_locales" USING btree ("_parent_id");
  CREATE INDEX "product_brands_updated_at_idx" ON "product_brands" USING btree ("updated_at");
  CREATE INDEX "product_brands_created_at_idx" ON "product_brands" USING btree ("created_at");
  CREATE INDEX "product_brands_deleted_at_idx" ON "product_brands" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "product_brands_path_idx" ON "product_brands_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "product_brands_locales_locale_parent_id_unique" ON "product_brands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_brands_locales_parent_idx" ON "product_brands_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_skus_sku_idx" ON "product_skus" USING btree ("sku");
  CREATE INDEX "product_skus_product_idx" ON "product_skus" USING btree ("product");
  CREATE INDEX "product_prices_product_idx" ON "product_prices" USING btree ("product");
  CREATE UNIQUE INDEX "shop_settings_locales_locale_parent_id_unique" ON "shop_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shop_settings_locales_parent_idx" ON "shop_settings_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "product_categories" CASCADE;
  DROP TABLE "product_categories_locales" CASCADE;
  DROP TABLE "product_tags" CASCADE;
  DROP TABLE "product_tags_locales" CASCADE;
  DROP TABLE "product_brands" CASCADE;
  DROP TABLE "product_brands_locales" CASCADE;
  DROP TABLE "product_skus" CASCADE;
  DROP TABLE "product_prices" CASCADE;
  DROP TABLE "shop_settings_locales" CASCADE;
  ALTER TABLE "shop_settings" DROP COLUMN "prices_include";
  DROP TYPE "public"."enum_products_kind";
  DROP TYPE "public"."enum_products_tax_class";
  DROP TYPE "public"."enum_products_content_unit";
  DROP TYPE "public"."enum_products_when_out";
  DROP TYPE "public"."enum_products_visibility";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_kind";
  DROP TYPE "public"."enum__products_v_version_tax_class";
  DROP TYPE "public"."enum__products_v_version_content_unit";
  DROP TYPE "public"."enum__products_v_version_when_out";
  DROP TYPE "public"."enum__products_v_version_visibility";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_shop_settings_prices_include";`)
}
