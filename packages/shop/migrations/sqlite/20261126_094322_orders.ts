// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_orders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`token\` text NOT NULL,
  	\`checkout_key\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`method\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`currency\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`buyer\` text NOT NULL,
  	\`price\` text NOT NULL,
  	\`placed_at\` text NOT NULL,
  	\`reserved_until\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_orders_number_idx\` ON \`shop_orders\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_orders_token_idx\` ON \`shop_orders\` (\`token\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_orders_checkout_key_idx\` ON \`shop_orders\` (\`checkout_key\`);`)
  await db.run(sql`CREATE INDEX \`shop_orders_email_idx\` ON \`shop_orders\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`shop_orders_placed_at_idx\` ON \`shop_orders\` (\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`state_reservedUntil_idx\` ON \`shop_orders\` (\`state\`,\`reserved_until\`);`)
  await db.run(sql`CREATE TABLE \`shop_order_lines\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`position\` numeric NOT NULL,
  	\`sku\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`quantity\` numeric NOT NULL,
  	\`unit_price\` numeric NOT NULL,
  	\`discount\` numeric NOT NULL,
  	\`net\` numeric NOT NULL,
  	\`tax\` numeric NOT NULL,
  	\`rate\` numeric NOT NULL,
  	\`category\` text NOT NULL,
  	\`is_counted\` integer DEFAULT false NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`shop_orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_order_lines_order_idx\` ON \`shop_order_lines\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_order_lines_sku_idx\` ON \`shop_order_lines\` (\`sku\`);`)
  await db.run(sql`CREATE TABLE \`shop_order_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`at\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`detail\` text,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`shop_orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_order_events_order_idx\` ON \`shop_order_events\` (\`order_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_payments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`provider\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`began_at\` text NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`ref\` text,
  	\`address\` text,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`shop_orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_payments_order_idx\` ON \`shop_payments\` (\`order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_payments_key_idx\` ON \`shop_payments\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`provider_ref_idx\` ON \`shop_payments\` (\`provider\`,\`ref\`);`)
  await db.run(sql`CREATE INDEX \`state_askedAt_idx\` ON \`shop_payments\` (\`state\`,\`asked_at\`);`)
  await db.run(sql`CREATE TABLE \`shop_stock\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sku\` text NOT NULL,
  	\`on_hand\` numeric NOT NULL,
  	\`reserved\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_stock_sku_idx\` ON \`shop_stock\` (\`sku\`);`)
  await db.run(sql`CREATE TABLE \`shop_stock_moves\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sku\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`on_hand\` numeric NOT NULL,
  	\`reserved\` numeric NOT NULL,
  	\`order_id\` integer,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`shop_orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_stock_moves_sku_idx\` ON \`shop_stock_moves\` (\`sku\`);`)
  await db.run(sql`CREATE INDEX \`shop_stock_moves_order_idx\` ON \`shop_stock_moves\` (\`order_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_number_ranges\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`last\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_number_ranges_name_idx\` ON \`shop_number_ranges\` (\`name\`);`)
  await db.run(sql`CREATE TABLE \`shop_coupon_uses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`counter\` text NOT NULL,
  	\`uses\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_coupon_uses_counter_idx\` ON \`shop_coupon_uses\` (\`counter\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shop_orders\`;`)
  await db.run(sql`DROP TABLE \`shop_order_lines\`;`)
  await db.run(sql`DROP TABLE \`shop_order_events\`;`)
  await db.run(sql`DROP TABLE \`shop_payments\`;`)
  await db.run(sql`DROP TABLE \`shop_stock\`;`)
  await db.run(sql`DROP TABLE \`shop_stock_moves\`;`)
  await db.run(sql`DROP TABLE \`shop_number_ranges\`;`)
  await db.run(sql`DROP TABLE \`shop_coupon_uses\`;`)
}
