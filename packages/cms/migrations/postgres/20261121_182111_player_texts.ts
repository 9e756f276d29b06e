// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_interface_missing" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "block_texts_video_renew_certificate" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_interface_missing";
  ALTER TABLE "site_locales" DROP COLUMN "block_texts_video_renew_certificate";`)
}
