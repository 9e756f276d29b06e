// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`forum_subscriptions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member\` numeric NOT NULL,
  	\`topic_id\` integer,
  	\`board_id\` integer,
  	\`is_muted\` integer DEFAULT false NOT NULL,
  	\`token\` text NOT NULL,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`board_id\`) REFERENCES \`forum_boards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_subscriptions_topic_idx\` ON \`forum_subscriptions\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_subscriptions_board_idx\` ON \`forum_subscriptions\` (\`board_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_subscriptions_token_idx\` ON \`forum_subscriptions\` (\`token\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_topic_idx\` ON \`forum_subscriptions\` (\`member\`,\`topic_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_board_idx\` ON \`forum_subscriptions\` (\`member\`,\`board_id\`);`)
  await db.run(sql`CREATE TABLE \`forum_readers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member\` numeric NOT NULL,
  	\`mails\` text NOT NULL,
  	\`token\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_readers_member_idx\` ON \`forum_readers\` (\`member\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_readers_token_idx\` ON \`forum_readers\` (\`token\`);`)
  await db.run(sql`CREATE TABLE \`forum_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reply_id\` integer NOT NULL,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`reply_id\`) REFERENCES \`forum_replies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_notices_reply_idx\` ON \`forum_notices\` (\`reply_id\`);`)
  await db.run(sql`CREATE TABLE \`forum_digest_lines\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member\` numeric NOT NULL,
  	\`reply_id\` integer NOT NULL,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`reply_id\`) REFERENCES \`forum_replies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_digest_lines_reply_idx\` ON \`forum_digest_lines\` (\`reply_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_digest_lines_at_idx\` ON \`forum_digest_lines\` (\`at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_reply_idx\` ON \`forum_digest_lines\` (\`member\`,\`reply_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`forum_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`forum_readers\`;`)
  await db.run(sql`DROP TABLE \`forum_notices\`;`)
  await db.run(sql`DROP TABLE \`forum_digest_lines\`;`)
}
