// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_settings" ADD COLUMN "discourse_address" varchar;
  ALTER TABLE "forum_settings" ADD COLUMN "discourse_secret" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_settings" DROP COLUMN "discourse_address";
  ALTER TABLE "forum_settings" DROP COLUMN "discourse_secret";`)
}
