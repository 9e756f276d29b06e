// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`projects_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_facts_order_idx\` ON \`projects_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_facts_parent_id_idx\` ON \`projects_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_facts_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_facts_locales_locale_parent_id_unique\` ON \`projects_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`layout\` text,
  	\`gallery_form\` text DEFAULT 'masonry',
  	\`gallery_columns\` text DEFAULT '2',
  	\`date\` text,
  	\`date_form\` text DEFAULT 'year',
  	\`link_url\` text,
  	\`meta_image_id\` integer,
  	\`meta_no_index\` integer DEFAULT false,
  	\`languages\` text DEFAULT '[]',
  	\`slug\` text,
  	\`path\` text,
  	\`page_layout\` text,
  	\`place\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_image_idx\` ON \`projects\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_date_idx\` ON \`projects\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`projects_meta_meta_image_idx\` ON \`projects\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_path_idx\` ON \`projects\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`projects_place_idx\` ON \`projects\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`projects_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`client\` text,
  	\`link_label\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_locales_locale_parent_id_unique\` ON \`projects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`project_categories_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_categories_id\`) REFERENCES \`project_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_rels_order_idx\` ON \`projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_parent_idx\` ON \`projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_path_idx\` ON \`projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_media_id_idx\` ON \`projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_project_categories_id_idx\` ON \`projects_rels\` (\`project_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_projects_id_idx\` ON \`projects_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_facts_order_idx\` ON \`_projects_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_facts_parent_id_idx\` ON \`_projects_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_facts_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_facts_locales_locale_parent_id_unique\` ON \`_projects_v_version_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_layout\` text,
  	\`version_gallery_form\` text DEFAULT 'masonry',
  	\`version_gallery_columns\` text DEFAULT '2',
  	\`version_date\` text,
  	\`version_date_form\` text DEFAULT 'year',
  	\`version_link_url\` text,
  	\`version_meta_image_id\` integer,
  	\`version_meta_no_index\` integer DEFAULT false,
  	\`version_languages\` text DEFAULT '[]',
  	\`version_slug\` text,
  	\`version_path\` text,
  	\`version_page_layout\` text,
  	\`version_place\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_image_idx\` ON \`_projects_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_date_idx\` ON \`_projects_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_meta_version_meta_image_idx\` ON \`_projects_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_path_idx\` ON \`_projects_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_place_idx\` ON \`_projects_v\` (\`version_place\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_snapshot_idx\` ON \`_projects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_published_locale_idx\` ON \`_projects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_autosave_idx\` ON \`_projects_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_client\` text,
  	\`version_link_label\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_locales_locale_parent_id_unique\` ON \`_projects_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`project_categories_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_categories_id\`) REFERENCES \`project_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_order_idx\` ON \`_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_parent_idx\` ON \`_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_path_idx\` ON \`_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_media_id_idx\` ON \`_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_project_categories_id_idx\` ON \`_projects_v_rels\` (\`project_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_projects_id_idx\` ON \`_projects_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`project_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`path\` text,
  	\`languages\` text DEFAULT '[]',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_categories_path_idx\` ON \`project_categories\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`project_categories_updated_at_idx\` ON \`project_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`project_categories_created_at_idx\` ON \`project_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`project_categories_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_categories_locales_locale_parent_id_unique\` ON \`project_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`portfolio\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text DEFAULT 'work',
  	\`layout\` text DEFAULT 'grid' NOT NULL,
  	\`captions\` text DEFAULT 'below',
  	\`columns\` text DEFAULT '3',
  	\`show\` text DEFAULT 'more' NOT NULL,
  	\`count\` numeric DEFAULT 12 NOT NULL,
  	\`page_layout\` text DEFAULT 'classic' NOT NULL,
  	\`show_filter\` integer DEFAULT true,
  	\`show_related\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`portfolio_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`texts_filter\` text,
  	\`texts_all\` text,
  	\`texts_shown\` text,
  	\`texts_shown_one\` text,
  	\`texts_none\` text,
  	\`texts_client\` text,
  	\`texts_date\` text,
  	\`texts_category\` text,
  	\`texts_visit\` text,
  	\`texts_gallery\` text,
  	\`texts_related\` text,
  	\`texts_previous\` text,
  	\`texts_next\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`portfolio\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`portfolio_locales_locale_parent_id_unique\` ON \`portfolio_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_items_children_leaves\` ADD \`link_project_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_leaves_link_link_project_idx\` ON \`menus_items_children_leaves\` (\`link_project_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`link_project_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_link_link_project_idx\` ON \`menus_items_children\` (\`link_project_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`link_project_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`menus_items_link_link_project_idx\` ON \`menus_items\` (\`link_project_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`projects_id\` integer REFERENCES projects(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`project_categories_id\` integer REFERENCES project_categories(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_project_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`project_categories_id\`);`)
  await db.run(sql`ALTER TABLE \`header_items_children\` ADD \`link_project_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`header_items_children_link_link_project_idx\` ON \`header_items_children\` (\`link_project_id\`);`)
  await db.run(sql`ALTER TABLE \`header_items\` ADD \`link_project_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`header_items_link_link_project_idx\` ON \`header_items\` (\`link_project_id\`);`)
  await db.run(sql`ALTER TABLE \`header_secondary_links\` ADD \`link_project_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`header_secondary_links_link_link_project_idx\` ON \`header_secondary_links\` (\`link_project_id\`);`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`action_project_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`header_action_action_project_idx\` ON \`header\` (\`action_project_id\`);`)
  await db.run(sql`ALTER TABLE \`footer_columns_links\` ADD \`link_project_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_link_link_project_idx\` ON \`footer_columns_links\` (\`link_project_id\`);`)
  await db.run(sql`ALTER TABLE \`footer_legal_links\` ADD \`link_project_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_link_link_project_idx\` ON \`footer_legal_links\` (\`link_project_id\`);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`action_project_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`footer_action_action_project_idx\` ON \`footer\` (\`action_project_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`projects_facts\`;`)
  await db.run(sql`DROP TABLE \`projects_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_rels\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_rels\`;`)
  await db.run(sql`DROP TABLE \`project_categories\`;`)
  await db.run(sql`DROP TABLE \`project_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`portfolio\`;`)
  await db.run(sql`DROP TABLE \`portfolio_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_children_leaves\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_post_id\` integer,
  	\`link_url\` text,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_children_leaves\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url", "picture_id") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url", "picture_id" FROM \`menus_items_children_leaves\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children_leaves\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children_leaves\` RENAME TO \`menus_items_children_leaves\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_leaves_order_idx\` ON \`menus_items_children_leaves\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_leaves_parent_id_idx\` ON \`menus_items_children_leaves\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_leaves_link_link_page_idx\` ON \`menus_items_children_leaves\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_leaves_link_link_post_idx\` ON \`menus_items_children_leaves\` (\`link_post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_leaves_picture_idx\` ON \`menus_items_children_leaves\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_post_id\` integer,
  	\`link_url\` text,
  	\`share\` numeric,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_children\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url", "share", "picture_id") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url", "share", "picture_id" FROM \`menus_items_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children\` RENAME TO \`menus_items_children\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_order_idx\` ON \`menus_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_parent_id_idx\` ON \`menus_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_link_link_page_idx\` ON \`menus_items_children\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_link_link_post_idx\` ON \`menus_items_children\` (\`link_post_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_picture_idx\` ON \`menus_items_children\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_post_id\` integer,
  	\`link_url\` text,
  	\`display\` text DEFAULT 'list' NOT NULL,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url", "display") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url", "display" FROM \`menus_items\`;`)
  await db.run(sql`DROP TABLE \`menus_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items\` RENAME TO \`menus_items\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_link_link_page_idx\` ON \`menus_items\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_link_link_post_idx\` ON \`menus_items\` (\`link_post_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`series_id\` integer,
  	\`authors_id\` integer,
  	\`comments_id\` integer,
  	\`reusable_blocks_id\` integer,
  	\`sliders_id\` integer,
  	\`menus_id\` integer,
  	\`contact_forms_id\` integer,
  	\`submissions_id\` integer,
  	\`deliveries_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`missing_addresses_id\` integer,
  	\`users_id\` integer,
  	\`content_revisions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`comments_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reusable_blocks_id\`) REFERENCES \`reusable_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sliders_id\`) REFERENCES \`sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_forms_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`missing_addresses_id\`) REFERENCES \`missing_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_revisions_id\`) REFERENCES \`content_revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "series_id", "authors_id", "comments_id", "reusable_blocks_id", "sliders_id", "menus_id", "contact_forms_id", "submissions_id", "deliveries_id", "media_id", "redirects_id", "missing_addresses_id", "users_id", "content_revisions_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "series_id", "authors_id", "comments_id", "reusable_blocks_id", "sliders_id", "menus_id", "contact_forms_id", "submissions_id", "deliveries_id", "media_id", "redirects_id", "missing_addresses_id", "users_id", "content_revisions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_series_id_idx\` ON \`payload_locked_documents_rels\` (\`series_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reusable_blocks_id_idx\` ON \`payload_locked_documents_rels\` (\`reusable_blocks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sliders_id_idx\` ON \`payload_locked_documents_rels\` (\`sliders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_missing_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`missing_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`content_revisions_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_post_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header_items_children\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url" FROM \`header_items_children\`;`)
  await db.run(sql`DROP TABLE \`header_items_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_items_children\` RENAME TO \`header_items_children\`;`)
  await db.run(sql`CREATE INDEX \`header_items_children_order_idx\` ON \`header_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_items_children_parent_id_idx\` ON \`header_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_children_link_link_page_idx\` ON \`header_items_children\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_children_link_link_post_idx\` ON \`header_items_children\` (\`link_post_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_post_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header_items\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url" FROM \`header_items\`;`)
  await db.run(sql`DROP TABLE \`header_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_items\` RENAME TO \`header_items\`;`)
  await db.run(sql`CREATE INDEX \`header_items_order_idx\` ON \`header_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_items_parent_id_idx\` ON \`header_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_link_link_page_idx\` ON \`header_items\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_link_link_post_idx\` ON \`header_items\` (\`link_post_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header_secondary_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_post_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header_secondary_links\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url" FROM \`header_secondary_links\`;`)
  await db.run(sql`DROP TABLE \`header_secondary_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_secondary_links\` RENAME TO \`header_secondary_links\`;`)
  await db.run(sql`CREATE INDEX \`header_secondary_links_order_idx\` ON \`header_secondary_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_secondary_links_parent_id_idx\` ON \`header_secondary_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_secondary_links_link_link_page_idx\` ON \`header_secondary_links\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`header_secondary_links_link_link_post_idx\` ON \`header_secondary_links\` (\`link_post_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`menu_id\` integer,
  	\`action_type\` text DEFAULT 'page',
  	\`action_new_tab\` integer DEFAULT false,
  	\`action_page_id\` integer,
  	\`action_post_id\` integer,
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
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`action_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header\`("id", "menu_id", "action_type", "action_new_tab", "action_page_id", "action_post_id", "action_url", "secondary_on_phones", "layout", "menu_style", "sticky_desktop", "sticky_tablet", "sticky_phone", "sticky_shrink", "transparent", "search", "languages", "updated_at", "created_at") SELECT "id", "menu_id", "action_type", "action_new_tab", "action_page_id", "action_post_id", "action_url", "secondary_on_phones", "layout", "menu_style", "sticky_desktop", "sticky_tablet", "sticky_phone", "sticky_shrink", "transparent", "search", "languages", "updated_at", "created_at" FROM \`header\`;`)
  await db.run(sql`DROP TABLE \`header\`;`)
  await db.run(sql`ALTER TABLE \`__new_header\` RENAME TO \`header\`;`)
  await db.run(sql`CREATE INDEX \`header_menu_idx\` ON \`header\` (\`menu_id\`);`)
  await db.run(sql`CREATE INDEX \`header_action_action_page_idx\` ON \`header\` (\`action_page_id\`);`)
  await db.run(sql`CREATE INDEX \`header_action_action_post_idx\` ON \`header\` (\`action_post_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_post_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_columns_links\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url" FROM \`footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_columns_links\` RENAME TO \`footer_columns_links\`;`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_order_idx\` ON \`footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_parent_id_idx\` ON \`footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_link_link_page_idx\` ON \`footer_columns_links\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_link_link_post_idx\` ON \`footer_columns_links\` (\`link_post_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_post_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_legal_links\`("_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url") SELECT "_order", "_parent_id", "id", "link_type", "link_new_tab", "link_page_id", "link_post_id", "link_url" FROM \`footer_legal_links\`;`)
  await db.run(sql`DROP TABLE \`footer_legal_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_legal_links\` RENAME TO \`footer_legal_links\`;`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_order_idx\` ON \`footer_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_parent_id_idx\` ON \`footer_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_link_link_page_idx\` ON \`footer_legal_links\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_link_link_post_idx\` ON \`footer_legal_links\` (\`link_post_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`layout\` text DEFAULT 'columns' NOT NULL,
  	\`action_type\` text DEFAULT 'page',
  	\`action_new_tab\` integer DEFAULT false,
  	\`action_page_id\` integer,
  	\`action_post_id\` integer,
  	\`action_url\` text,
  	\`back_to_top_position\` text DEFAULT 'floating-end' NOT NULL,
  	\`back_to_top_scroll_down_only\` integer DEFAULT false,
  	\`back_to_top_on_phones\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`action_post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer\`("id", "layout", "action_type", "action_new_tab", "action_page_id", "action_post_id", "action_url", "back_to_top_position", "back_to_top_scroll_down_only", "back_to_top_on_phones", "updated_at", "created_at") SELECT "id", "layout", "action_type", "action_new_tab", "action_page_id", "action_post_id", "action_url", "back_to_top_position", "back_to_top_scroll_down_only", "back_to_top_on_phones", "updated_at", "created_at" FROM \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer\` RENAME TO \`footer\`;`)
  await db.run(sql`CREATE INDEX \`footer_action_action_page_idx\` ON \`footer\` (\`action_page_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_action_action_post_idx\` ON \`footer\` (\`action_post_id\`);`)
}
