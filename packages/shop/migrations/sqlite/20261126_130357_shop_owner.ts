// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_refunds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`at\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`lines\` text NOT NULL,
  	\`shipping\` numeric NOT NULL,
  	\`who\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`reason\` text,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`shop_orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_refunds_order_idx\` ON \`shop_refunds\` (\`order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_refunds_key_idx\` ON \`shop_refunds\` (\`key\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`stock_seen\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_stock_seen\` numeric;`)
  await db.run(sql`ALTER TABLE \`shop_orders\` ADD \`sent_at\` text;`)
  await db.run(sql`ALTER TABLE \`shop_orders\` ADD \`carrier\` text;`)
  await db.run(sql`ALTER TABLE \`shop_orders\` ADD \`tracking\` text;`)
  await db.run(sql`ALTER TABLE \`shop_orders\` ADD \`search_text\` text;`)
  await db.run(sql`CREATE INDEX \`shop_orders_sent_at_idx\` ON \`shop_orders\` (\`sent_at\`);`)
  await db.run(sql`ALTER TABLE \`shop_stock_moves\` ADD \`who\` text;`)
  await db.run(sql`ALTER TABLE \`shop_stock_moves\` ADD \`reason\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`legal_imprint_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`legal_terms_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`legal_withdrawal_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`legal_privacy_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`shop_rules_legal_legal_imprint_idx\` ON \`shop_rules\` (\`legal_imprint_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_rules_legal_legal_terms_idx\` ON \`shop_rules\` (\`legal_terms_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_rules_legal_legal_withdrawal_idx\` ON \`shop_rules\` (\`legal_withdrawal_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_rules_legal_legal_privacy_idx\` ON \`shop_rules\` (\`legal_privacy_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shop_refunds\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_shop_rules\` (
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
  await db.run(sql`INSERT INTO \`__new_shop_rules\`("id", "country", "is_exempt", "taxes_at_destination", "shipping_tax", "rounding", "own_rates", "zones", "stripe_is_offered", "paypal_is_offered", "mollie_is_offered", "invoice_is_offered", "in_advance_is_offered", "on_collection_is_offered", "cash_on_delivery_is_offered", "bank_holder", "bank_iban", "bank_bic", "bank_bank", "updated_at", "created_at") SELECT "id", "country", "is_exempt", "taxes_at_destination", "shipping_tax", "rounding", "own_rates", "zones", "stripe_is_offered", "paypal_is_offered", "mollie_is_offered", "invoice_is_offered", "in_advance_is_offered", "on_collection_is_offered", "cash_on_delivery_is_offered", "bank_holder", "bank_iban", "bank_bic", "bank_bank", "updated_at", "created_at" FROM \`shop_rules\`;`)
  await db.run(sql`DROP TABLE \`shop_rules\`;`)
  await db.run(sql`ALTER TABLE \`__new_shop_rules\` RENAME TO \`shop_rules\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`DROP INDEX \`shop_orders_sent_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`shop_orders\` DROP COLUMN \`sent_at\`;`)
  await db.run(sql`ALTER TABLE \`shop_orders\` DROP COLUMN \`carrier\`;`)
  await db.run(sql`ALTER TABLE \`shop_orders\` DROP COLUMN \`tracking\`;`)
  await db.run(sql`ALTER TABLE \`shop_orders\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`stock_seen\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_stock_seen\`;`)
  await db.run(sql`ALTER TABLE \`shop_stock_moves\` DROP COLUMN \`who\`;`)
  await db.run(sql`ALTER TABLE \`shop_stock_moves\` DROP COLUMN \`reason\`;`)
}
