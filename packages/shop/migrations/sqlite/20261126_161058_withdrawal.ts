// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_orders\` ADD \`withdrawal\` text;`)
  await db.run(sql`CREATE INDEX \`shop_orders_withdrawal_idx\` ON \`shop_orders\` (\`withdrawal\`);`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`withdrawal_slug\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`shop_orders_withdrawal_idx\`;`)
  await db.run(sql`ALTER TABLE \`shop_orders\` DROP COLUMN \`withdrawal\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`withdrawal_slug\`;`)
}
