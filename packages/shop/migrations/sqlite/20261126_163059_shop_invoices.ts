// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_invoices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`number\` text NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`key\` text NOT NULL,
  	\`issued_on\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`content\` text NOT NULL,
  	\`previous_hash\` text,
  	\`hash\` text NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`shop_orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_invoices_position_idx\` ON \`shop_invoices\` (\`position\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_invoices_number_idx\` ON \`shop_invoices\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`shop_invoices_order_idx\` ON \`shop_invoices\` (\`order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_invoices_key_idx\` ON \`shop_invoices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`shop_invoices_issued_on_idx\` ON \`shop_invoices\` (\`issued_on\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_invoices_hash_idx\` ON \`shop_invoices\` (\`hash\`);`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_is_elsewhere\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_name\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_street\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_postcode\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_city\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_tax_number\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_vat_number\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_contact\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_phone\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_email\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_details\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_invoice_pattern\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_credit_pattern\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_days_to_pay\` numeric DEFAULT 14;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`invoices_starts_on\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shop_invoices\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_is_elsewhere\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_name\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_street\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_postcode\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_city\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_tax_number\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_vat_number\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_contact\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_phone\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_email\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_details\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_invoice_pattern\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_credit_pattern\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_days_to_pay\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`invoices_starts_on\`;`)
}
