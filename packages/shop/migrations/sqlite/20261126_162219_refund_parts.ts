// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_refund_parts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`refund_id\` integer NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`payment_id\` integer NOT NULL,
  	\`provider\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`began_at\` text NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`ref\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`refund_id\`) REFERENCES \`shop_refunds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`shop_orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`payment_id\`) REFERENCES \`shop_payments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_refund_parts_refund_idx\` ON \`shop_refund_parts\` (\`refund_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_refund_parts_order_idx\` ON \`shop_refund_parts\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_refund_parts_payment_idx\` ON \`shop_refund_parts\` (\`payment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_refund_parts_key_idx\` ON \`shop_refund_parts\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`provider_ref_1_idx\` ON \`shop_refund_parts\` (\`provider\`,\`ref\`);`)
  await db.run(sql`CREATE INDEX \`state_askedAt_1_idx\` ON \`shop_refund_parts\` (\`state\`,\`asked_at\`);`)
  await db.run(sql`ALTER TABLE \`shop_payments\` ADD \`received\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shop_refund_parts\`;`)
  await db.run(sql`ALTER TABLE \`shop_payments\` DROP COLUMN \`received\`;`)
}
