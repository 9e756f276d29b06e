// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reusable_blocks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`layout\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reusable_blocks_updated_at_idx\` ON \`reusable_blocks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reusable_blocks_created_at_idx\` ON \`reusable_blocks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`menus_items_children_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_order_idx\` ON \`menus_items_children_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_parent_id_idx\` ON \`menus_items_children_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_link_link_page_idx\` ON \`menus_items_children_children\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_children_picture_idx\` ON \`menus_items_children_children\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_items_children_children_locales\` (
  	\`link_label\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items_children_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_items_children_children_locales_locale_parent_id_uniqu\` ON \`menus_items_children_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	\`share\` numeric,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_items_children_order_idx\` ON \`menus_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_parent_id_idx\` ON \`menus_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_link_link_page_idx\` ON \`menus_items_children\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_picture_idx\` ON \`menus_items_children\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_items_children_locales\` (
  	\`link_label\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_items_children_locales_locale_parent_id_unique\` ON \`menus_items_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	\`display\` text DEFAULT 'list' NOT NULL,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_link_link_page_idx\` ON \`menus_items\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_items_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_items_locales_locale_parent_id_unique\` ON \`menus_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reusable_blocks_id\` integer REFERENCES reusable_blocks(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`menus_id\` integer REFERENCES menus(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reusable_blocks_id_idx\` ON \`payload_locked_documents_rels\` (\`reusable_blocks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`menu_id\` integer REFERENCES menus(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`layout\` text DEFAULT 'start' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`menu_style\` text DEFAULT 'bar' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`sticky_desktop\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`sticky_tablet\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`sticky_phone\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`sticky_shrink\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`transparent\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`search\` text DEFAULT 'none' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`languages\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`header_menu_idx\` ON \`header\` (\`menu_id\`);`)
  await db.run(sql`ALTER TABLE \`header_locales\` ADD \`texts_open_search\` text;`)
  await db.run(sql`ALTER TABLE \`header_locales\` ADD \`texts_close_search\` text;`)
  await db.run(sql`ALTER TABLE \`header_locales\` ADD \`texts_search_field\` text;`)
  await db.run(sql`ALTER TABLE \`header_locales\` ADD \`texts_submit_search\` text;`)
  await db.run(sql`ALTER TABLE \`header_locales\` ADD \`texts_languages\` text;`)
  await db.run(sql`ALTER TABLE \`footer_columns\` ADD \`menu_id\` integer REFERENCES menus(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`footer_columns_menu_idx\` ON \`footer_columns\` (\`menu_id\`);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`back_to_top_position\` text DEFAULT 'floating-end' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`back_to_top_scroll_down_only\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`back_to_top_on_phones\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`footer_locales\` ADD \`texts_back_to_top\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`preset\` text DEFAULT 'warm' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`surface\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`ink_soft\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`line\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`accent_ink\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`paper_dark\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`surface_dark\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`ink_dark\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`ink_soft_dark\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`line_dark\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`accent_ink_dark\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`pairing\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`scale\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`base_size\` numeric;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`heading_sensitivity\` numeric;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`heading_factor\` numeric;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`spacing\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`buttons\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`button_shape\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`shadows\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`effects\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reusable_blocks\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children_children_locales\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children_locales\`;`)
  await db.run(sql`DROP TABLE \`menus_items\`;`)
  await db.run(sql`DROP TABLE \`menus_items_locales\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`contact_forms_id\` integer,
  	\`submissions_id\` integer,
  	\`deliveries_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`content_revisions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_forms_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_revisions_id\`) REFERENCES \`content_revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "contact_forms_id", "submissions_id", "deliveries_id", "media_id", "redirects_id", "users_id", "content_revisions_id") SELECT "id", "order", "parent_id", "path", "pages_id", "contact_forms_id", "submissions_id", "deliveries_id", "media_id", "redirects_id", "users_id", "content_revisions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`content_revisions_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`action_type\` text DEFAULT 'page',
  	\`action_new_tab\` integer DEFAULT false,
  	\`action_page_id\` integer,
  	\`action_url\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header\`("id", "action_type", "action_new_tab", "action_page_id", "action_url", "updated_at", "created_at") SELECT "id", "action_type", "action_new_tab", "action_page_id", "action_url", "updated_at", "created_at" FROM \`header\`;`)
  await db.run(sql`DROP TABLE \`header\`;`)
  await db.run(sql`ALTER TABLE \`__new_header\` RENAME TO \`header\`;`)
  await db.run(sql`CREATE INDEX \`header_action_action_page_idx\` ON \`header\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_columns\`("_order", "_parent_id", "id") SELECT "_order", "_parent_id", "id" FROM \`footer_columns\`;`)
  await db.run(sql`DROP TABLE \`footer_columns\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_columns\` RENAME TO \`footer_columns\`;`)
  await db.run(sql`CREATE INDEX \`footer_columns_order_idx\` ON \`footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_parent_id_idx\` ON \`footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`header_locales\` DROP COLUMN \`texts_open_search\`;`)
  await db.run(sql`ALTER TABLE \`header_locales\` DROP COLUMN \`texts_close_search\`;`)
  await db.run(sql`ALTER TABLE \`header_locales\` DROP COLUMN \`texts_search_field\`;`)
  await db.run(sql`ALTER TABLE \`header_locales\` DROP COLUMN \`texts_submit_search\`;`)
  await db.run(sql`ALTER TABLE \`header_locales\` DROP COLUMN \`texts_languages\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`back_to_top_position\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`back_to_top_scroll_down_only\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`back_to_top_on_phones\`;`)
  await db.run(sql`ALTER TABLE \`footer_locales\` DROP COLUMN \`texts_back_to_top\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`preset\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`surface\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`ink_soft\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`line\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`accent_ink\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`paper_dark\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`surface_dark\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`ink_dark\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`ink_soft_dark\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`line_dark\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`accent_ink_dark\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`pairing\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`scale\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`base_size\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`heading_sensitivity\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`heading_factor\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`spacing\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`buttons\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`button_shape\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`shadows\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`effects\`;`)
}
