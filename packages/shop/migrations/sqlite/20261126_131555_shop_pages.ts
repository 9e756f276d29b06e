// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`cart_slug\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`checkout_slug\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`order_slug\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`cart_slug\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`checkout_slug\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`order_slug\`;`)
}
