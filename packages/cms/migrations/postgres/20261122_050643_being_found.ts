// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_search_engines_separator" AS ENUM('dash', 'longDash', 'bar', 'dot', 'bullet', 'angle', 'colon');
  CREATE TABLE "missing_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"referrer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "missing_addresses_id" integer;
  ALTER TABLE "site" ADD COLUMN "search_engines_separator" "enum_site_search_engines_separator" DEFAULT 'dash';
  ALTER TABLE "site" ADD COLUMN "search_engines_keep_out" boolean DEFAULT false;
  ALTER TABLE "site" ADD COLUMN "search_engines_robots" varchar;
  ALTER TABLE "site" ADD COLUMN "search_engines_llms" boolean DEFAULT true;
  ALTER TABLE "site_locales" ADD COLUMN "search_engines_titles_home" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "search_engines_titles_page" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "search_engines_description" varchar;
  CREATE UNIQUE INDEX "missing_addresses_address_idx" ON "missing_addresses" USING btree ("address");
  CREATE INDEX "missing_addresses_count_idx" ON "missing_addresses" USING btree ("count");
  CREATE INDEX "missing_addresses_last_seen_idx" ON "missing_addresses" USING btree ("last_seen");
  CREATE INDEX "missing_addresses_updated_at_idx" ON "missing_addresses" USING btree ("updated_at");
  CREATE INDEX "missing_addresses_created_at_idx" ON "missing_addresses" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk" FOREIGN KEY ("missing_addresses_id") REFERENCES "public"."missing_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_missing_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_addresses_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "missing_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "missing_addresses" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk";
  
  DROP INDEX "payload_locked_documents_rels_missing_addresses_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "missing_addresses_id";
  ALTER TABLE "site" DROP COLUMN "search_engines_separator";
  ALTER TABLE "site" DROP COLUMN "search_engines_keep_out";
  ALTER TABLE "site" DROP COLUMN "search_engines_robots";
  ALTER TABLE "site" DROP COLUMN "search_engines_llms";
  ALTER TABLE "site_locales" DROP COLUMN "search_engines_titles_home";
  ALTER TABLE "site_locales" DROP COLUMN "search_engines_titles_page";
  ALTER TABLE "site_locales" DROP COLUMN "search_engines_description";
  DROP TYPE "public"."enum_site_search_engines_separator";`)
}
