// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliveries_state" ADD VALUE 'waiting' BEFORE 'queued';
  ALTER TABLE "submissions" ADD COLUMN "consents" jsonb;
  ALTER TABLE "submissions" ADD COLUMN "spam" jsonb;
  ALTER TABLE "submissions" ADD COLUMN "files" jsonb;
  ALTER TABLE "deliveries" ADD COLUMN "waits_for" varchar;
  CREATE INDEX "deliveries_waits_for_idx" ON "deliveries" USING btree ("waits_for");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deliveries" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_state";
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('queued', 'sending', 'sent', 'failed');
  ALTER TABLE "deliveries" ALTER COLUMN "state" SET DATA TYPE "public"."enum_deliveries_state" USING "state"::"public"."enum_deliveries_state";
  DROP INDEX "deliveries_waits_for_idx";
  ALTER TABLE "submissions" DROP COLUMN "consents";
  ALTER TABLE "submissions" DROP COLUMN "spam";
  ALTER TABLE "submissions" DROP COLUMN "files";
  ALTER TABLE "deliveries" DROP COLUMN "waits_for";`)
}
