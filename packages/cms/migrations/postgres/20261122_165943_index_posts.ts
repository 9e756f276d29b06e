// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "_status_sticky_publishedAt_idx" ON "posts" USING btree ("_status","sticky","published_at");
  CREATE INDEX "version__status_version_sticky_version_publishedAt_idx" ON "_posts_v" USING btree ("version__status","version_sticky","version_published_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_status_sticky_publishedAt_idx";
  DROP INDEX "version__status_version_sticky_version_publishedAt_idx";`)
}
