// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_settings_second_factor" AS ENUM('nobody', 'administrators', 'everybody');
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"sealed_key" varchar NOT NULL,
  	"since" numeric,
  	"last_step" numeric,
  	"wrong_tries" numeric DEFAULT 0 NOT NULL,
  	"last_try_at" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "recovery_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"hash" varchar NOT NULL
  );
  
  CREATE TABLE "account_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_factor" "enum_account_settings_second_factor" DEFAULT 'nobody' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tags" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "series" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "authors" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "project_categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "reusable_blocks" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "sliders" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_sliders_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "menus" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "contact_forms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "second_factors_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "recovery_codes_id" integer;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "recovery_codes_user_idx" ON "recovery_codes" USING btree ("user_id");
  CREATE INDEX "recovery_codes_hash_idx" ON "recovery_codes" USING btree ("hash");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recovery_codes_fk" FOREIGN KEY ("recovery_codes_id") REFERENCES "public"."recovery_codes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE INDEX "series_deleted_at_idx" ON "series" USING btree ("deleted_at");
  CREATE INDEX "authors_deleted_at_idx" ON "authors" USING btree ("deleted_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "project_categories_deleted_at_idx" ON "project_categories" USING btree ("deleted_at");
  CREATE INDEX "reusable_blocks_deleted_at_idx" ON "reusable_blocks" USING btree ("deleted_at");
  CREATE INDEX "sliders_deleted_at_idx" ON "sliders" USING btree ("deleted_at");
  CREATE INDEX "_sliders_v_version_version_deleted_at_idx" ON "_sliders_v" USING btree ("version_deleted_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "contact_forms_deleted_at_idx" ON "contact_forms" USING btree ("deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "payload_locked_documents_rels_recovery_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("recovery_codes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recovery_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "account_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "account_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_second_factors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recovery_codes_fk";
  
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "tags_deleted_at_idx";
  DROP INDEX "series_deleted_at_idx";
  DROP INDEX "authors_deleted_at_idx";
  DROP INDEX "projects_deleted_at_idx";
  DROP INDEX "_projects_v_version_version_deleted_at_idx";
  DROP INDEX "project_categories_deleted_at_idx";
  DROP INDEX "reusable_blocks_deleted_at_idx";
  DROP INDEX "sliders_deleted_at_idx";
  DROP INDEX "_sliders_v_version_version_deleted_at_idx";
  DROP INDEX "menus_deleted_at_idx";
  DROP INDEX "contact_forms_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "payload_locked_documents_rels_second_factors_id_idx";
  DROP INDEX "payload_locked_documents_rels_recovery_codes_id_idx";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "tags" DROP COLUMN "deleted_at";
  ALTER TABLE "series" DROP COLUMN "deleted_at";
  ALTER TABLE "authors" DROP COLUMN "deleted_at";
  ALTER TABLE "projects" DROP COLUMN "deleted_at";
  ALTER TABLE "_projects_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "project_categories" DROP COLUMN "deleted_at";
  ALTER TABLE "reusable_blocks" DROP COLUMN "deleted_at";
  ALTER TABLE "sliders" DROP COLUMN "deleted_at";
  ALTER TABLE "_sliders_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "menus" DROP COLUMN "deleted_at";
  ALTER TABLE "contact_forms" DROP COLUMN "deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "second_factors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "recovery_codes_id";
  DROP TYPE "public"."enum_account_settings_second_factor";`)
}
