// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" ADD COLUMN "matched_by" varchar;
  CREATE INDEX "redirects_matched_by_idx" ON "redirects" USING btree ("matched_by");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "redirects_matched_by_idx";
  DROP INDEX "redirects_to_idx";
  ALTER TABLE "redirects" DROP COLUMN "matched_by";`)
}
