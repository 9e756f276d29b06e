// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`forum_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reason\` text NOT NULL,
  	\`reply_id\` integer NOT NULL,
  	\`at\` text NOT NULL,
  	\`settled_at\` text,
  	\`member\` numeric,
  	FOREIGN KEY (\`reply_id\`) REFERENCES \`forum_replies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_reports_reply_idx\` ON \`forum_reports\` (\`reply_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_reports_member_idx\` ON \`forum_reports\` (\`member\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reply_member_idx\` ON \`forum_reports\` (\`reply_id\`,\`member\`);`)
  await db.run(sql`CREATE TABLE \`forum_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`act\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`moderator_id\` integer,
  	\`account\` text,
  	\`reason\` text,
  	\`reply_id\` integer,
  	\`topic_id\` integer,
  	\`person_id\` integer,
  	FOREIGN KEY (\`moderator_id\`) REFERENCES \`forum_people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`reply_id\`) REFERENCES \`forum_replies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`forum_people\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_log_at_idx\` ON \`forum_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`forum_log_moderator_idx\` ON \`forum_log\` (\`moderator_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_log_reply_idx\` ON \`forum_log\` (\`reply_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_log_topic_idx\` ON \`forum_log\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_log_person_idx\` ON \`forum_log\` (\`person_id\`);`)
  await db.run(sql`ALTER TABLE \`forum_replies\` ADD \`open_reports\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`openReports_writtenAt_idx\` ON \`forum_replies\` (\`open_reports\`,\`written_at\`);`)
  await db.run(sql`ALTER TABLE \`forum_topics\` ADD \`merged_into_id\` integer REFERENCES forum_topics(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`forum_topics\` ADD \`merged_after\` numeric;`)
  await db.run(sql`CREATE INDEX \`forum_topics_merged_into_idx\` ON \`forum_topics\` (\`merged_into_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`forum_reports\`;`)
  await db.run(sql`DROP TABLE \`forum_log\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_forum_topics\` (
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
  await db.run(sql`INSERT INTO \`__new_forum_topics\`("id", "board_id", "language", "title", "slug", "state", "is_sticky", "is_closed", "solved_by", "last_number", "last_at", "person_id", "last_person_id", "began_at") SELECT "id", "board_id", "language", "title", "slug", "state", "is_sticky", "is_closed", "solved_by", "last_number", "last_at", "person_id", "last_person_id", "began_at" FROM \`forum_topics\`;`)
  await db.run(sql`DROP TABLE \`forum_topics\`;`)
  await db.run(sql`ALTER TABLE \`__new_forum_topics\` RENAME TO \`forum_topics\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`forum_topics_board_idx\` ON \`forum_topics\` (\`board_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_topics_person_idx\` ON \`forum_topics\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_topics_last_person_idx\` ON \`forum_topics\` (\`last_person_id\`);`)
  await db.run(sql`CREATE INDEX \`board_language_state_isSticky_lastAt_idx\` ON \`forum_topics\` (\`board_id\`,\`language\`,\`state\`,\`is_sticky\`,\`last_at\`);`)
  await db.run(sql`CREATE INDEX \`board_language_state_lastAt_idx\` ON \`forum_topics\` (\`board_id\`,\`language\`,\`state\`,\`last_at\`);`)
  await db.run(sql`CREATE INDEX \`language_state_lastAt_idx\` ON \`forum_topics\` (\`language\`,\`state\`,\`last_at\`);`)
  await db.run(sql`DROP INDEX \`openReports_writtenAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`forum_replies\` DROP COLUMN \`open_reports\`;`)
}
