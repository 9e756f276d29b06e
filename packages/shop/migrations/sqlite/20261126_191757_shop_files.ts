// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`stored_as\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_files_updated_at_idx\` ON \`shop_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shop_files_created_at_idx\` ON \`shop_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_files_filename_idx\` ON \`shop_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`shop_downloads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`position\` numeric NOT NULL,
  	\`file_id\` integer NOT NULL,
  	\`most\` numeric NOT NULL,
  	\`days\` numeric NOT NULL,
  	\`used\` numeric NOT NULL,
  	\`begun_at\` text,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`shop_orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`shop_files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_downloads_order_idx\` ON \`shop_downloads\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_downloads_file_idx\` ON \`shop_downloads\` (\`file_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`order_position_file_idx\` ON \`shop_downloads\` (\`order_id\`,\`position\`,\`file_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`downloads\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`download_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`products_rels\` ADD \`shop_files_id\` integer REFERENCES shop_files(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`products_rels_shop_files_id_idx\` ON \`products_rels\` (\`shop_files_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_downloads\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_download_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v_rels\` ADD \`shop_files_id\` integer REFERENCES shop_files(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_shop_files_id_idx\` ON \`_products_v_rels\` (\`shop_files_id\`);`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`downloads\` numeric;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`download_days\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shop_files\`;`)
  await db.run(sql`DROP TABLE \`shop_downloads\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`product_categories_id\` integer,
  	\`product_tags_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_categories_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_tags_id\`) REFERENCES \`product_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_rels\`("id", "order", "parent_id", "path", "media_id", "product_categories_id", "product_tags_id", "products_id") SELECT "id", "order", "parent_id", "path", "media_id", "product_categories_id", "product_tags_id", "products_id" FROM \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_rels\` RENAME TO \`products_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_product_categories_id_idx\` ON \`products_rels\` (\`product_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_product_tags_id_idx\` ON \`products_rels\` (\`product_tags_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_products_id_idx\` ON \`products_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`product_categories_id\` integer,
  	\`product_tags_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_categories_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_tags_id\`) REFERENCES \`product_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v_rels\`("id", "order", "parent_id", "path", "media_id", "product_categories_id", "product_tags_id", "products_id") SELECT "id", "order", "parent_id", "path", "media_id", "product_categories_id", "product_tags_id", "products_id" FROM \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v_rels\` RENAME TO \`_products_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_product_categories_id_idx\` ON \`_products_v_rels\` (\`product_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_product_tags_id_idx\` ON \`_products_v_rels\` (\`product_tags_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_products_id_idx\` ON \`_products_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`downloads\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`download_days\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_downloads\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_download_days\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`downloads\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`download_days\`;`)
}
