// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "move_in" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"claim" varchar,
  	"task" varchar,
  	"state" varchar,
  	"node" varchar,
  	"request" varchar,
  	"progress" varchar,
  	"message" varchar,
  	"started_at" varchar,
  	"heartbeat_at" varchar,
  	"ended_at" varchar,
  	"imported_at" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "move_in" CASCADE;`)
}
