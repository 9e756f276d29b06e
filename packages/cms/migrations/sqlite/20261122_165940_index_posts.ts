// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`_status_sticky_publishedAt_idx\` ON \`posts\` (\`_status\`,\`sticky\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sticky_version_publishedAt_idx\` ON \`_posts_v\` (\`version__status\`,\`version_sticky\`,\`version_published_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`_status_sticky_publishedAt_idx\`;`)
  await db.run(sql`DROP INDEX \`version__status_version_sticky_version_publishedAt_idx\`;`)
}
