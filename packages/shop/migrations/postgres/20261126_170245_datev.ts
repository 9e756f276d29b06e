// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_rules" ADD COLUMN "datev_consultant" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "datev_client" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "datev_debtor" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "datev_accounts" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_rules" DROP COLUMN "datev_consultant";
  ALTER TABLE "shop_rules" DROP COLUMN "datev_client";
  ALTER TABLE "shop_rules" DROP COLUMN "datev_debtor";
  ALTER TABLE "shop_rules" DROP COLUMN "datev_accounts";`)
}
