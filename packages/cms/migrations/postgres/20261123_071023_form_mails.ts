// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_settings_locales" ADD COLUMN "texts_sending" varchar DEFAULT 'Sending …';
  ALTER TABLE "site" ADD COLUMN "time_zone" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_settings_locales" DROP COLUMN "texts_sending";
  ALTER TABLE "site" DROP COLUMN "time_zone";`)
}
