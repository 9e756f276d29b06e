// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`coupons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text NOT NULL,
  	\`effect\` text DEFAULT 'percent' NOT NULL,
  	\`percent\` numeric,
  	\`amount\` numeric,
  	\`least_value\` numeric,
  	\`from\` text,
  	\`until\` text,
  	\`max_uses\` numeric,
  	\`max_uses_of_customer\` numeric,
  	\`combines\` integer DEFAULT false,
  	\`is_for\` text DEFAULT 'all' NOT NULL,
  	\`leaves_out_reduced\` integer DEFAULT false,
  	\`is_active\` integer DEFAULT true,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`coupons_code_idx\` ON \`coupons\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`coupons_updated_at_idx\` ON \`coupons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`coupons_created_at_idx\` ON \`coupons\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`coupons_deleted_at_idx\` ON \`coupons\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`coupons_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`product_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_categories_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`coupons_rels_order_idx\` ON \`coupons_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`coupons_rels_parent_idx\` ON \`coupons_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`coupons_rels_path_idx\` ON \`coupons_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`coupons_rels_products_id_idx\` ON \`coupons_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`coupons_rels_product_categories_id_idx\` ON \`coupons_rels\` (\`product_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country\` text,
  	\`is_exempt\` integer DEFAULT false,
  	\`taxes_at_destination\` integer DEFAULT false,
  	\`shipping_tax\` text DEFAULT 'goods' NOT NULL,
  	\`rounding\` text DEFAULT 'rate' NOT NULL,
  	\`own_rates\` text,
  	\`zones\` text,
  	\`stripe_is_offered\` integer DEFAULT false,
  	\`paypal_is_offered\` integer DEFAULT false,
  	\`mollie_is_offered\` integer DEFAULT false,
  	\`invoice_is_offered\` integer DEFAULT false,
  	\`in_advance_is_offered\` integer DEFAULT false,
  	\`on_collection_is_offered\` integer DEFAULT false,
  	\`cash_on_delivery_is_offered\` integer DEFAULT false,
  	\`bank_holder\` text,
  	\`bank_iban\` text,
  	\`bank_bic\` text,
  	\`bank_bank\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`shop_rules_locales\` (
  	\`stripe_label\` text,
  	\`paypal_label\` text,
  	\`mollie_label\` text,
  	\`invoice_label\` text,
  	\`invoice_instructions\` text,
  	\`in_advance_label\` text,
  	\`in_advance_instructions\` text,
  	\`on_collection_label\` text,
  	\`on_collection_instructions\` text,
  	\`cash_on_delivery_label\` text,
  	\`cash_on_delivery_instructions\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_rules_locales_locale_parent_id_unique\` ON \`shop_rules_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_rules_locales_parent_idx\` ON \`shop_rules_locales\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`coupons\`;`)
  await db.run(sql`DROP TABLE \`coupons_rels\`;`)
  await db.run(sql`DROP TABLE \`shop_rules\`;`)
  await db.run(sql`DROP TABLE \`shop_rules_locales\`;`)
}
