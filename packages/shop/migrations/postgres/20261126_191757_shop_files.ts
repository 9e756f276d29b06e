// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shop_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stored_as" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "shop_downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"position" numeric NOT NULL,
  	"file_id" integer NOT NULL,
  	"most" numeric NOT NULL,
  	"days" numeric NOT NULL,
  	"used" numeric NOT NULL,
  	"begun_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "products" ADD COLUMN "downloads" numeric;
  ALTER TABLE "products" ADD COLUMN "download_days" numeric;
  ALTER TABLE "products_rels" ADD COLUMN "shop_files_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_downloads" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_download_days" numeric;
  ALTER TABLE "_products_v_rels" ADD COLUMN "shop_files_id" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "downloads" numeric;
  ALTER TABLE "shop_settings" ADD COLUMN "download_days" numeric;
  ALTER TABLE "shop_downloads" ADD CONSTRAINT "shop_downloads_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_downloads" ADD CONSTRAINT "shop_downloads_file_id_shop_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."shop_files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shop_files_updated_at_idx" ON "shop_files" USING btree ("updated_at");
  CREATE INDEX "shop_files_created_at_idx" ON "shop_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "shop_files_filename_idx" ON "shop_files" USING btree ("filename");
  CREATE INDEX "shop_downloads_order_idx" ON "shop_downloads" USING btree ("order_id");
  CREATE INDEX "shop_downloads_file_idx" ON "shop_downloads" USING btree ("file_id");
  CREATE UNIQUE INDEX "order_position_file_idx" ON "shop_downloads" USING btree ("order_id","position","file_id");
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_shop_files_fk" FOREIGN KEY ("shop_files_id") REFERENCES "public"."shop_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_shop_files_fk" FOREIGN KEY ("shop_files_id") REFERENCES "public"."shop_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_rels_shop_files_id_idx" ON "products_rels" USING btree ("shop_files_id");
  CREATE INDEX "_products_v_rels_shop_files_id_idx" ON "_products_v_rels" USING btree ("shop_files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_downloads" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shop_files" CASCADE;
  DROP TABLE "shop_downloads" CASCADE;
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_shop_files_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_shop_files_fk";
  
  DROP INDEX "products_rels_shop_files_id_idx";
  DROP INDEX "_products_v_rels_shop_files_id_idx";
  ALTER TABLE "products" DROP COLUMN "downloads";
  ALTER TABLE "products" DROP COLUMN "download_days";
  ALTER TABLE "products_rels" DROP COLUMN "shop_files_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_downloads";
  ALTER TABLE "_products_v" DROP COLUMN "version_download_days";
  ALTER TABLE "_products_v_rels" DROP COLUMN "shop_files_id";
  ALTER TABLE "shop_settings" DROP COLUMN "downloads";
  ALTER TABLE "shop_settings" DROP COLUMN "download_days";`)
}
