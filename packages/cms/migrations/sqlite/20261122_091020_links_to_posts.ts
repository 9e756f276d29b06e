// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`menus_items_children_leaves\` ADD \`link_post_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_leaves_link_link_post_idx\` ON \`menus_items_children_leaves\` (\`link_post_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`link_post_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_link_link_post_idx\` ON \`menus_items_children\` (\`link_post_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`link_post_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`menus_items_link_link_post_idx\` ON \`menus_items\` (\`link_post_id\`);`)
  await db.run(sql`ALTER TABLE \`header_items_children\` ADD \`link_post_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`header_items_children_link_link_post_idx\` ON \`header_items_children\` (\`link_post_id\`);`)
  await db.run(sql`ALTER TABLE \`header_items\` ADD \`link_post_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`header_items_link_link_post_idx\` ON \`header_items\` (\`link_post_id\`);`)
  await db.run(sql`ALTER TABLE \`header_secondary_links\` ADD \`link_post_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`header_secondary_links_link_link_post_idx\` ON \`header_secondary_links\` (\`link_post_id\`);`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`action_post_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`header_action_action_post_idx\` ON \`header\` (\`action_post_id\`);`)
  await db.run(sql`ALTER TABLE \`footer_columns_links\` ADD \`link_post_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_link_link_post_idx\` ON \`footer_columns_links\` (\`link_post_id\`);`)
  await db.run(sql`ALTER TABLE \`footer_legal_links\` ADD \`link_post_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_link_link_post_idx\` ON \`footer_legal_links\` (\`link_post_id\`);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`action_post_id\` integer REFERENCES posts(id);`)
  await db.run(sql`CREATE INDEX \`footer_action_action_post_idx\` ON \`footer\` (\`action_post_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_children_leaves\` (
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
  await db.run(sql`INSERT INTO \`__new_menus_items_children_leaves\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url", "picture_id") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url", "picture_id" FROM \`menus_items_children_leaves\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children_leaves\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children_leaves\` RENAME TO \`menus_items_children_leaves\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_leaves_order_idx\` ON \`menus_items_children_leaves\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_leaves_parent_id_idx\` ON \`menus_items_children_leaves\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_leaves_link_link_page_idx\` ON \`menus_items_children_leaves\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_leaves_picture_idx\` ON \`menus_items_children_leaves\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_children\` (
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
  await db.run(sql`INSERT INTO \`__new_menus_items_children\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url", "share", "picture_id") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url", "share", "picture_id" FROM \`menus_items_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children\` RENAME TO \`menus_items_children\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_order_idx\` ON \`menus_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_parent_id_idx\` ON \`menus_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_link_link_page_idx\` ON \`menus_items_children\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_picture_idx\` ON \`menus_items_children\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items\` (
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
  await db.run(sql`INSERT INTO \`__new_menus_items\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url", "display") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url", "display" FROM \`menus_items\`;`)
  await db.run(sql`DROP TABLE \`menus_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items\` RENAME TO \`menus_items\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_link_link_page_idx\` ON \`menus_items\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header_items_children\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url" FROM \`header_items_children\`;`)
  await db.run(sql`DROP TABLE \`header_items_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_items_children\` RENAME TO \`header_items_children\`;`)
  await db.run(sql`CREATE INDEX \`header_items_children_order_idx\` ON \`header_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_items_children_parent_id_idx\` ON \`header_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_children_link_link_page_idx\` ON \`header_items_children\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header_items\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url" FROM \`header_items\`;`)
  await db.run(sql`DROP TABLE \`header_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_items\` RENAME TO \`header_items\`;`)
  await db.run(sql`CREATE INDEX \`header_items_order_idx\` ON \`header_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_items_parent_id_idx\` ON \`header_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_link_link_page_idx\` ON \`header_items\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header_secondary_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header_secondary_links\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url" FROM \`header_secondary_links\`;`)
  await db.run(sql`DROP TABLE \`header_secondary_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_secondary_links\` RENAME TO \`header_secondary_links\`;`)
  await db.run(sql`CREATE INDEX \`header_secondary_links_order_idx\` ON \`header_secondary_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_secondary_links_parent_id_idx\` ON \`header_secondary_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_secondary_links_link_link_page_idx\` ON \`header_secondary_links\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`menu_id\` integer,
  	\`action_type\` text DEFAULT 'page',
  	\`action_new_tab\` integer DEFAULT false,
  	\`action_page_id\` integer,
  	\`action_url\` text,
  	\`secondary_on_phones\` integer DEFAULT true,
  	\`layout\` text DEFAULT 'start' NOT NULL,
  	\`menu_style\` text DEFAULT 'bar' NOT NULL,
  	\`sticky_desktop\` integer DEFAULT true,
  	\`sticky_tablet\` integer DEFAULT true,
  	\`sticky_phone\` integer DEFAULT true,
  	\`sticky_shrink\` integer DEFAULT true,
  	\`transparent\` integer DEFAULT false,
  	\`search\` text DEFAULT 'none' NOT NULL,
  	\`languages\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`menu_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header\`("id", "menu_id", "action_type", "action_new_tab", "action_page_id", "action_url", "secondary_on_phones", "layout", "menu_style", "sticky_desktop", "sticky_tablet", "sticky_phone", "sticky_shrink", "transparent", "search", "languages", "updated_at", "created_at") SELECT "id", "menu_id", "action_type", "action_new_tab", "action_page_id", "action_url", "secondary_on_phones", "layout", "menu_style", "sticky_desktop", "sticky_tablet", "sticky_phone", "sticky_shrink", "transparent", "search", "languages", "updated_at", "created_at" FROM \`header\`;`)
  await db.run(sql`DROP TABLE \`header\`;`)
  await db.run(sql`ALTER TABLE \`__new_header\` RENAME TO \`header\`;`)
  await db.run(sql`CREATE INDEX \`header_menu_idx\` ON \`header\` (\`menu_id\`);`)
  await db.run(sql`CREATE INDEX \`header_action_action_page_idx\` ON \`header\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_columns_links\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url" FROM \`footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_columns_links\` RENAME TO \`footer_columns_links\`;`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_order_idx\` ON \`footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_parent_id_idx\` ON \`footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_link_link_page_idx\` ON \`footer_columns_links\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_legal_links\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_url" FROM \`footer_legal_links\`;`)
  await db.run(sql`DROP TABLE \`footer_legal_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_legal_links\` RENAME TO \`footer_legal_links\`;`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_order_idx\` ON \`footer_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_parent_id_idx\` ON \`footer_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_link_link_page_idx\` ON \`footer_legal_links\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`layout\` text DEFAULT 'columns' NOT NULL,
  	\`action_type\` text DEFAULT 'page',
  	\`action_new_tab\` integer DEFAULT false,
  	\`action_page_id\` integer,
  	\`action_url\` text,
  	\`back_to_top_position\` text DEFAULT 'floating-end' NOT NULL,
  	\`back_to_top_scroll_down_only\` integer DEFAULT false,
  	\`back_to_top_on_phones\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer\`("id", "layout", "action_type", "action_new_tab", "action_page_id", "action_url", "back_to_top_position", "back_to_top_scroll_down_only", "back_to_top_on_phones", "updated_at", "created_at") SELECT "id", "layout", "action_type", "action_new_tab", "action_page_id", "action_url", "back_to_top_position", "back_to_top_scroll_down_only", "back_to_top_on_phones", "updated_at", "created_at" FROM \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer\` RENAME TO \`footer\`;`)
  await db.run(sql`CREATE INDEX \`footer_action_action_page_idx\` ON \`footer\` (\`action_page_id\`);`)
}
