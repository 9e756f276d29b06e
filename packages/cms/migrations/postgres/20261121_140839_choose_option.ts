// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_settings_locales" ADD COLUMN "texts_choose_option" varchar DEFAULT '—Please choose an option—';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_settings_locales" DROP COLUMN "texts_choose_option";`)
}
