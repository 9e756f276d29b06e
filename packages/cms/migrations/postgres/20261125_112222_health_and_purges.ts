// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_backup_runs_state" AS ENUM('running', 'good', 'failed');
  CREATE TYPE "public"."enum_health_schedule" AS ENUM('off', 'daily', 'weekly');
  CREATE TYPE "public"."enum_health_weekday" AS ENUM('0', '1', '2', '3', '4', '5', '6');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'purge';
  CREATE TABLE "backup_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"state" "enum_backup_runs_state" NOT NULL,
  	"message" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "health" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"schedule" "enum_health_schedule" DEFAULT 'off' NOT NULL,
  	"weekday" "enum_health_weekday" DEFAULT '0',
  	"hour" numeric DEFAULT 3,
  	"keep" numeric DEFAULT 14,
  	"verify" boolean DEFAULT true,
  	"encrypt" boolean DEFAULT false,
  	"mail_to" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE INDEX "backup_runs_started_at_idx" ON "backup_runs" USING btree ("started_at");
  CREATE INDEX "backup_runs_updated_at_idx" ON "backup_runs" USING btree ("updated_at");
  CREATE INDEX "backup_runs_created_at_idx" ON "backup_runs" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "backup_runs" CASCADE;
  DROP TABLE "health" CASCADE;
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DEFAULT 'mail'::text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('mail', 'webhook');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DEFAULT 'mail'::"public"."enum_deliveries_kind";
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  DROP TYPE "public"."enum_backup_runs_state";
  DROP TYPE "public"."enum_health_schedule";
  DROP TYPE "public"."enum_health_weekday";`)
}
