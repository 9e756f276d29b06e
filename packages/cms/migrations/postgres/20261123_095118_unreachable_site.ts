// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_settings_locales" ADD COLUMN "texts_unreachable" varchar DEFAULT 'This site cannot be reached at the moment. What you typed is still here: please send it again in a few minutes.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_settings_locales" DROP COLUMN "texts_unreachable";`)
}
