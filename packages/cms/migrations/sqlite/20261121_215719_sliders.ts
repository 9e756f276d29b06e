// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sliders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slides\` text,
  	\`layout_mode\` text DEFAULT 'auto',
  	\`layout_min_height\` numeric,
  	\`layout_max_height\` numeric,
  	\`layout_below_header\` integer DEFAULT true,
  	\`layout_stack_on_phone\` integer DEFAULT false,
  	\`layout_grid_desktop_width\` numeric,
  	\`layout_grid_desktop_height\` numeric,
  	\`layout_grid_notebook_width\` numeric,
  	\`layout_grid_notebook_height\` numeric,
  	\`layout_grid_tablet_width\` numeric,
  	\`layout_grid_tablet_height\` numeric,
  	\`layout_grid_phone_width\` numeric,
  	\`layout_grid_phone_height\` numeric,
  	\`flow_autoplay\` integer DEFAULT true,
  	\`flow_duration\` numeric,
  	\`flow_start_slide\` numeric,
  	\`flow_loop\` integer DEFAULT true,
  	\`flow_shuffle\` integer DEFAULT false,
  	\`flow_stop_after_loops\` numeric,
  	\`flow_stop_at_slide\` numeric,
  	\`flow_pause_on_hover\` integer DEFAULT true,
  	\`flow_pause_on_focus\` integer DEFAULT true,
  	\`flow_wait_for_view\` integer DEFAULT false,
  	\`flow_visible_area\` numeric,
  	\`controls\` text,
  	\`gestures_touch\` integer DEFAULT true,
  	\`gestures_mouse\` integer DEFAULT false,
  	\`gestures_threshold\` numeric,
  	\`gestures_direction\` text DEFAULT 'horizontal',
  	\`gestures_keyboard\` integer DEFAULT true,
  	\`gestures_wheel\` text DEFAULT 'off',
  	\`gestures_wheel_delay\` numeric,
  	\`extras\` text,
  	\`loading_lazy\` text DEFAULT 'smart',
  	\`hash_read\` integer DEFAULT true,
  	\`hash_write\` integer DEFAULT false,
  	\`type\` text DEFAULT 'standard',
  	\`alias\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sliders_alias_idx\` ON \`sliders\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`sliders_updated_at_idx\` ON \`sliders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sliders_created_at_idx\` ON \`sliders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sliders__status_idx\` ON \`sliders\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`sliders_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sliders_locales_locale_parent_id_unique\` ON \`sliders_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sliders_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slides\` text,
  	\`version_layout_mode\` text DEFAULT 'auto',
  	\`version_layout_min_height\` numeric,
  	\`version_layout_max_height\` numeric,
  	\`version_layout_below_header\` integer DEFAULT true,
  	\`version_layout_stack_on_phone\` integer DEFAULT false,
  	\`version_layout_grid_desktop_width\` numeric,
  	\`version_layout_grid_desktop_height\` numeric,
  	\`version_layout_grid_notebook_width\` numeric,
  	\`version_layout_grid_notebook_height\` numeric,
  	\`version_layout_grid_tablet_width\` numeric,
  	\`version_layout_grid_tablet_height\` numeric,
  	\`version_layout_grid_phone_width\` numeric,
  	\`version_layout_grid_phone_height\` numeric,
  	\`version_flow_autoplay\` integer DEFAULT true,
  	\`version_flow_duration\` numeric,
  	\`version_flow_start_slide\` numeric,
  	\`version_flow_loop\` integer DEFAULT true,
  	\`version_flow_shuffle\` integer DEFAULT false,
  	\`version_flow_stop_after_loops\` numeric,
  	\`version_flow_stop_at_slide\` numeric,
  	\`version_flow_pause_on_hover\` integer DEFAULT true,
  	\`version_flow_pause_on_focus\` integer DEFAULT true,
  	\`version_flow_wait_for_view\` integer DEFAULT false,
  	\`version_flow_visible_area\` numeric,
  	\`version_controls\` text,
  	\`version_gestures_touch\` integer DEFAULT true,
  	\`version_gestures_mouse\` integer DEFAULT false,
  	\`version_gestures_threshold\` numeric,
  	\`version_gestures_direction\` text DEFAULT 'horizontal',
  	\`version_gestures_keyboard\` integer DEFAULT true,
  	\`version_gestures_wheel\` text DEFAULT 'off',
  	\`version_gestures_wheel_delay\` numeric,
  	\`version_extras\` text,
  	\`version_loading_lazy\` text DEFAULT 'smart',
  	\`version_hash_read\` integer DEFAULT true,
  	\`version_hash_write\` integer DEFAULT false,
  	\`version_type\` text DEFAULT 'standard',
  	\`version_alias\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sliders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sliders_v_parent_idx\` ON \`_sliders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_alias_idx\` ON \`_sliders_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_updated_at_idx\` ON \`_sliders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_created_at_idx\` ON \`_sliders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version__status_idx\` ON \`_sliders_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_created_at_idx\` ON \`_sliders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_updated_at_idx\` ON \`_sliders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_snapshot_idx\` ON \`_sliders_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_published_locale_idx\` ON \`_sliders_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_latest_idx\` ON \`_sliders_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_autosave_idx\` ON \`_sliders_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_sliders_v_locales\` (
  	\`version_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sliders_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sliders_v_locales_locale_parent_id_unique\` ON \`_sliders_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`sliders_id\` integer REFERENCES sliders(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sliders_id_idx\` ON \`payload_locked_documents_rels\` (\`sliders_id\`);`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_previous\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_next\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_place\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_place_without_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_go_to\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_go_to_without_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_choose\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_pause\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_play\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_carousel\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_stars\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_loading\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_not_loaded\` text;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`block_texts_sliders_close\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sliders\`;`)
  await db.run(sql`DROP TABLE \`sliders_locales\`;`)
  await db.run(sql`DROP TABLE \`_sliders_v\`;`)
  await db.run(sql`DROP TABLE \`_sliders_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`reusable_blocks_id\` integer,
  	\`menus_id\` integer,
  	\`contact_forms_id\` integer,
  	\`submissions_id\` integer,
  	\`deliveries_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`content_revisions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reusable_blocks_id\`) REFERENCES \`reusable_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_forms_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_revisions_id\`) REFERENCES \`content_revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "reusable_blocks_id", "menus_id", "contact_forms_id", "submissions_id", "deliveries_id", "media_id", "redirects_id", "users_id", "content_revisions_id") SELECT "id", "order", "parent_id", "path", "pages_id", "reusable_blocks_id", "menus_id", "contact_forms_id", "submissions_id", "deliveries_id", "media_id", "redirects_id", "users_id", "content_revisions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reusable_blocks_id_idx\` ON \`payload_locked_documents_rels\` (\`reusable_blocks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`content_revisions_id\`);`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_previous\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_next\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_place\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_place_without_title\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_go_to\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_go_to_without_title\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_choose\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_pause\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_play\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_carousel\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_stars\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_loading\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_not_loaded\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`block_texts_sliders_close\`;`)
}
