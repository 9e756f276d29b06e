// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "footer_locales" ADD COLUMN "texts_languages" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "texts_skip_link" varchar DEFAULT 'Skip to the content';
  ALTER TABLE "site_locales" ADD COLUMN "texts_breadcrumb" varchar DEFAULT 'Breadcrumb';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "footer_locales" DROP COLUMN "texts_languages";
  ALTER TABLE "site_locales" DROP COLUMN "texts_skip_link";
  ALTER TABLE "site_locales" DROP COLUMN "texts_breadcrumb";`)
}
