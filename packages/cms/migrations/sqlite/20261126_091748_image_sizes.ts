// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif768_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif768_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif768_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif768_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif768_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif768_filename\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp768_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp768_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp768_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp768_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp768_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp768_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif768_sizes_avif768_filename_idx\` ON \`media\` (\`sizes_avif768_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp768_sizes_webp768_filename_idx\` ON \`media\` (\`sizes_webp768_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_avif768_sizes_avif768_filename_idx\`;`)
  await db.run(sql`DROP INDEX \`media_sizes_webp768_sizes_webp768_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif768_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif768_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif768_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif768_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif768_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif768_filename\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp768_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp768_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp768_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp768_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp768_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp768_filename\`;`)
}
