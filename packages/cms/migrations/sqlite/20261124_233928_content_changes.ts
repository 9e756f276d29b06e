// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`content_changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`tags\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`content_changes_revision_idx\` ON \`content_changes\` (\`revision\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`content_changes\`;`)
}
