// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`move_in\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`claim\` text,
  	\`task\` text,
  	\`state\` text,
  	\`node\` text,
  	\`request\` text,
  	\`progress\` text,
  	\`message\` text,
  	\`started_at\` text,
  	\`heartbeat_at\` text,
  	\`ended_at\` text,
  	\`imported_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`move_in\`;`)
}
