// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`block_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`document\` text NOT NULL,
  	\`block\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`author_id\` integer,
  	\`author_name\` text,
  	\`mention_id\` integer,
  	\`mention_name\` text,
  	\`resolved\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mention_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`block_notes_document_idx\` ON \`block_notes\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`block_notes_author_idx\` ON \`block_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`block_notes_mention_idx\` ON \`block_notes\` (\`mention_id\`);`)
  await db.run(sql`CREATE INDEX \`block_notes_resolved_idx\` ON \`block_notes\` (\`resolved\`);`)
  await db.run(sql`CREATE INDEX \`block_notes_updated_at_idx\` ON \`block_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`block_notes_created_at_idx\` ON \`block_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`state\` text NOT NULL,
  	\`asked_name\` text,
  	\`asked_at\` text,
  	\`words\` text,
  	\`document\` text NOT NULL,
  	\`asked_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`asked_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_state_idx\` ON \`reviews\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_document_idx\` ON \`reviews\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`reviews_asked_by_idx\` ON \`reviews\` (\`asked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`block_notes\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
}
