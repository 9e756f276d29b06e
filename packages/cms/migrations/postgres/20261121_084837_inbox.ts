// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_forms" ADD COLUMN "retention_days" numeric;
  ALTER TABLE "submissions" ADD COLUMN "held_mails" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_forms" DROP COLUMN "retention_days";
  ALTER TABLE "submissions" DROP COLUMN "held_mails";`)
}
