// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`forum_boards\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reads\` text DEFAULT 'everyone' NOT NULL,
  	\`writes\` text DEFAULT 'members' NOT NULL,
  	\`people\` text,
  	\`parent_id\` integer,
  	\`place\` numeric DEFAULT 100 NOT NULL,
  	\`languages\` text DEFAULT '[]',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forum_boards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_boards_parent_idx\` ON \`forum_boards\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_boards_place_idx\` ON \`forum_boards\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`forum_boards_updated_at_idx\` ON \`forum_boards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_boards_created_at_idx\` ON \`forum_boards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_boards_deleted_at_idx\` ON \`forum_boards\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`forum_boards_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`slug\` text,
  	\`path\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forum_boards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_boards_path_idx\` ON \`forum_boards_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_boards_locales_locale_parent_id_unique\` ON \`forum_boards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_boards_locales_parent_idx\` ON \`forum_boards_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forum_replies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`held_for\` text,
  	\`topic_id\` integer NOT NULL,
  	\`number\` numeric,
  	\`person_id\` integer,
  	\`answers\` numeric,
  	\`written_at\` text NOT NULL,
  	\`edited_at\` text,
  	\`form_key\` text NOT NULL,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`forum_people\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_replies_topic_idx\` ON \`forum_replies\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_replies_person_idx\` ON \`forum_replies\` (\`person_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_replies_form_key_idx\` ON \`forum_replies\` (\`form_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`topic_number_idx\` ON \`forum_replies\` (\`topic_id\`,\`number\`);`)
  await db.run(sql`CREATE INDEX \`state_writtenAt_idx\` ON \`forum_replies\` (\`state\`,\`written_at\`);`)
  await db.run(sql`CREATE INDEX \`person_writtenAt_idx\` ON \`forum_replies\` (\`person_id\`,\`written_at\`);`)
  await db.run(sql`CREATE TABLE \`forum_people\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`role\` text DEFAULT 'member' NOT NULL,
  	\`name\` text NOT NULL,
  	\`approved\` numeric NOT NULL,
  	\`since\` text NOT NULL,
  	\`member\` numeric NOT NULL,
  	\`name_key\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_people_member_idx\` ON \`forum_people\` (\`member\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_people_name_key_idx\` ON \`forum_people\` (\`name_key\`);`)
  await db.run(sql`CREATE TABLE \`forum_topics\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`board_id\` integer NOT NULL,
  	\`language\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`is_sticky\` integer DEFAULT false NOT NULL,
  	\`is_closed\` integer DEFAULT false NOT NULL,
  	\`solved_by\` numeric,
  	\`last_number\` numeric NOT NULL,
  	\`last_at\` text NOT NULL,
  	\`person_id\` integer,
  	\`last_person_id\` integer,
  	\`began_at\` text NOT NULL,
  	FOREIGN KEY (\`board_id\`) REFERENCES \`forum_boards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`forum_people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`last_person_id\`) REFERENCES \`forum_people\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_topics_board_idx\` ON \`forum_topics\` (\`board_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_topics_person_idx\` ON \`forum_topics\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_topics_last_person_idx\` ON \`forum_topics\` (\`last_person_id\`);`)
  await db.run(sql`CREATE INDEX \`board_language_state_isSticky_lastAt_idx\` ON \`forum_topics\` (\`board_id\`,\`language\`,\`state\`,\`is_sticky\`,\`last_at\`);`)
  await db.run(sql`CREATE INDEX \`board_language_state_lastAt_idx\` ON \`forum_topics\` (\`board_id\`,\`language\`,\`state\`,\`last_at\`);`)
  await db.run(sql`CREATE INDEX \`language_state_lastAt_idx\` ON \`forum_topics\` (\`language\`,\`state\`,\`last_at\`);`)
  await db.run(sql`CREATE TABLE \`forum_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`board_id\` integer NOT NULL,
  	\`language\` text NOT NULL,
  	\`topics\` numeric NOT NULL,
  	\`replies\` numeric NOT NULL,
  	\`last_topic_id\` integer,
  	FOREIGN KEY (\`board_id\`) REFERENCES \`forum_boards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`last_topic_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_counts_board_idx\` ON \`forum_counts\` (\`board_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_counts_last_topic_idx\` ON \`forum_counts\` (\`last_topic_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`board_language_idx\` ON \`forum_counts\` (\`board_id\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`forum_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text DEFAULT 'forum',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`forum_settings_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forum_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_settings_locales_locale_parent_id_unique\` ON \`forum_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_settings_locales_parent_idx\` ON \`forum_settings_locales\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`forum_boards\`;`)
  await db.run(sql`DROP TABLE \`forum_boards_locales\`;`)
  await db.run(sql`DROP TABLE \`forum_replies\`;`)
  await db.run(sql`DROP TABLE \`forum_people\`;`)
  await db.run(sql`DROP TABLE \`forum_topics\`;`)
  await db.run(sql`DROP TABLE \`forum_counts\`;`)
  await db.run(sql`DROP TABLE \`forum_settings\`;`)
  await db.run(sql`DROP TABLE \`forum_settings_locales\`;`)
}
