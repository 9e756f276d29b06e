// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`uploader_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`media_uploader_idx\` ON \`media\` (\`uploader_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif480_url\` text,
  	\`sizes_avif480_width\` numeric,
  	\`sizes_avif480_height\` numeric,
  	\`sizes_avif480_mime_type\` text,
  	\`sizes_avif480_filesize\` numeric,
  	\`sizes_avif480_filename\` text,
  	\`sizes_webp480_url\` text,
  	\`sizes_webp480_width\` numeric,
  	\`sizes_webp480_height\` numeric,
  	\`sizes_webp480_mime_type\` text,
  	\`sizes_webp480_filesize\` numeric,
  	\`sizes_webp480_filename\` text,
  	\`sizes_avif960_url\` text,
  	\`sizes_avif960_width\` numeric,
  	\`sizes_avif960_height\` numeric,
  	\`sizes_avif960_mime_type\` text,
  	\`sizes_avif960_filesize\` numeric,
  	\`sizes_avif960_filename\` text,
  	\`sizes_webp960_url\` text,
  	\`sizes_webp960_width\` numeric,
  	\`sizes_webp960_height\` numeric,
  	\`sizes_webp960_mime_type\` text,
  	\`sizes_webp960_filesize\` numeric,
  	\`sizes_webp960_filename\` text,
  	\`sizes_avif1440_url\` text,
  	\`sizes_avif1440_width\` numeric,
  	\`sizes_avif1440_height\` numeric,
  	\`sizes_avif1440_mime_type\` text,
  	\`sizes_avif1440_filesize\` numeric,
  	\`sizes_avif1440_filename\` text,
  	\`sizes_webp1440_url\` text,
  	\`sizes_webp1440_width\` numeric,
  	\`sizes_webp1440_height\` numeric,
  	\`sizes_webp1440_mime_type\` text,
  	\`sizes_webp1440_filesize\` numeric,
  	\`sizes_webp1440_filename\` text,
  	\`sizes_avif2000_url\` text,
  	\`sizes_avif2000_width\` numeric,
  	\`sizes_avif2000_height\` numeric,
  	\`sizes_avif2000_mime_type\` text,
  	\`sizes_avif2000_filesize\` numeric,
  	\`sizes_avif2000_filename\` text,
  	\`sizes_webp2000_url\` text,
  	\`sizes_webp2000_width\` numeric,
  	\`sizes_webp2000_height\` numeric,
  	\`sizes_webp2000_mime_type\` text,
  	\`sizes_webp2000_filesize\` numeric,
  	\`sizes_webp2000_filename\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif480_url", "sizes_avif480_width", "sizes_avif480_height", "sizes_avif480_mime_type", "sizes_avif480_filesize", "sizes_avif480_filename", "sizes_webp480_url", "sizes_webp480_width", "sizes_webp480_height", "sizes_webp480_mime_type", "sizes_webp480_filesize", "sizes_webp480_filename", "sizes_avif960_url", "sizes_avif960_width", "sizes_avif960_height", "sizes_avif960_mime_type", "sizes_avif960_filesize", "sizes_avif960_filename", "sizes_webp960_url", "sizes_webp960_width", "sizes_webp960_height", "sizes_webp960_mime_type", "sizes_webp960_filesize", "sizes_webp960_filename", "sizes_avif1440_url", "sizes_avif1440_width", "sizes_avif1440_height", "sizes_avif1440_mime_type", "sizes_avif1440_filesize", "sizes_avif1440_filename", "sizes_webp1440_url", "sizes_webp1440_width", "sizes_webp1440_height", "sizes_webp1440_mime_type", "sizes_webp1440_filesize", "sizes_webp1440_filename", "sizes_avif2000_url", "sizes_avif2000_width", "sizes_avif2000_height", "sizes_avif2000_mime_type", "sizes_avif2000_filesize", "sizes_avif2000_filename", "sizes_webp2000_url", "sizes_webp2000_width", "sizes_webp2000_height", "sizes_webp2000_mime_type", "sizes_webp2000_filesize", "sizes_webp2000_filename") SELECT "id", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif480_url", "sizes_avif480_width", "sizes_avif480_height", "sizes_avif480_mime_type", "sizes_avif480_filesize", "sizes_avif480_filename", "sizes_webp480_url", "sizes_webp480_width", "sizes_webp480_height", "sizes_webp480_mime_type", "sizes_webp480_filesize", "sizes_webp480_filename", "sizes_avif960_url", "sizes_avif960_width", "sizes_avif960_height", "sizes_avif960_mime_type", "sizes_avif960_filesize", "sizes_avif960_filename", "sizes_webp960_url", "sizes_webp960_width", "sizes_webp960_height", "sizes_webp960_mime_type", "sizes_webp960_filesize", "sizes_webp960_filename", "sizes_avif1440_url", "sizes_avif1440_width", "sizes_avif1440_height", "sizes_avif1440_mime_type", "sizes_avif1440_filesize", "sizes_avif1440_filename", "sizes_webp1440_url", "sizes_webp1440_width", "sizes_webp1440_height", "sizes_webp1440_mime_type", "sizes_webp1440_filesize", "sizes_webp1440_filename", "sizes_avif2000_url", "sizes_avif2000_width", "sizes_avif2000_height", "sizes_avif2000_mime_type", "sizes_avif2000_filesize", "sizes_avif2000_filename", "sizes_webp2000_url", "sizes_webp2000_width", "sizes_webp2000_height", "sizes_webp2000_mime_type", "sizes_webp2000_filesize", "sizes_webp2000_filename" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif480_sizes_avif480_filename_idx\` ON \`media\` (\`sizes_avif480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp480_sizes_webp480_filename_idx\` ON \`media\` (\`sizes_webp480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp960_sizes_webp960_filename_idx\` ON \`media\` (\`sizes_webp960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1440_sizes_avif1440_filename_idx\` ON \`media\` (\`sizes_avif1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1440_sizes_webp1440_filename_idx\` ON \`media\` (\`sizes_webp1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif2000_sizes_avif2000_filename_idx\` ON \`media\` (\`sizes_avif2000_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp2000_sizes_webp2000_filename_idx\` ON \`media\` (\`sizes_webp2000_filename\`);`)
}
