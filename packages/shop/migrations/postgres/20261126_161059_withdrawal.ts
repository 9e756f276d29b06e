// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_orders" ADD COLUMN "withdrawal" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "withdrawal_slug" varchar;
  CREATE INDEX "shop_orders_withdrawal_idx" ON "shop_orders" USING btree ("withdrawal");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "shop_orders_withdrawal_idx";
  ALTER TABLE "shop_orders" DROP COLUMN "withdrawal";
  ALTER TABLE "shop_settings" DROP COLUMN "withdrawal_slug";`)
}
