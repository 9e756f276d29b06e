// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" numeric NOT NULL,
  	"tags" varchar NOT NULL
  );
  
  CREATE UNIQUE INDEX "content_changes_revision_idx" ON "content_changes" USING btree ("revision");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content_changes" CASCADE;`)
}
