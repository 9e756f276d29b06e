// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_types" AS ENUM('page', 'post', 'project');
  CREATE TABLE "search_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_search_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "search" ADD COLUMN "recent" boolean DEFAULT false;
  ALTER TABLE "search_locales" ADD COLUMN "texts_recent" varchar;
  ALTER TABLE "search_locales" ADD COLUMN "texts_forget" varchar;
  ALTER TABLE "search_types" ADD CONSTRAINT "search_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_types_order_idx" ON "search_types" USING btree ("order");
  CREATE INDEX "search_types_parent_idx" ON "search_types" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_types" CASCADE;
  ALTER TABLE "search" DROP COLUMN "recent";
  ALTER TABLE "search_locales" DROP COLUMN "texts_recent";
  ALTER TABLE "search_locales" DROP COLUMN "texts_forget";
  DROP TYPE "public"."enum_search_types";`)
}
