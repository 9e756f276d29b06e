// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" ADD COLUMN "cart_slug" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "checkout_slug" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "order_slug" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" DROP COLUMN "cart_slug";
  ALTER TABLE "shop_settings" DROP COLUMN "checkout_slug";
  ALTER TABLE "shop_settings" DROP COLUMN "order_slug";`)
}
