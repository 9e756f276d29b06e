// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`backup_runs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`ended_at\` text,
  	\`state\` text NOT NULL,
  	\`message\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`backup_runs_started_at_idx\` ON \`backup_runs\` (\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`backup_runs_updated_at_idx\` ON \`backup_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`backup_runs_created_at_idx\` ON \`backup_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`health\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`schedule\` text DEFAULT 'off' NOT NULL,
  	\`weekday\` text DEFAULT '0',
  	\`hour\` numeric DEFAULT 3,
  	\`keep\` numeric DEFAULT 14,
  	\`verify\` integer DEFAULT true,
  	\`encrypt\` integer DEFAULT false,
  	\`mail_to\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`backup_runs\`;`)
  await db.run(sql`DROP TABLE \`health\`;`)
}
