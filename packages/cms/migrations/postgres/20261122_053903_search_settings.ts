// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "search_min_characters" numeric DEFAULT 4 NOT NULL;
  ALTER TABLE "site" ADD COLUMN "search_per_page" numeric DEFAULT 6 NOT NULL;
  ALTER TABLE "site" ADD COLUMN "search_titles_only" boolean DEFAULT false;
  ALTER TABLE "site" ADD COLUMN "search_show_images" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "search_show_types" boolean DEFAULT true;
  ALTER TABLE "site_locales" ADD COLUMN "search_no_results" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "search_min_characters";
  ALTER TABLE "site" DROP COLUMN "search_per_page";
  ALTER TABLE "site" DROP COLUMN "search_titles_only";
  ALTER TABLE "site" DROP COLUMN "search_show_images";
  ALTER TABLE "site" DROP COLUMN "search_show_types";
  ALTER TABLE "site_locales" DROP COLUMN "search_no_results";`)
}
