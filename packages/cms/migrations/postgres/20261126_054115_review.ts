// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_state" AS ENUM('waiting', 'returned', 'approved');
  CREATE TABLE "block_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"block" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"author_id" integer,
  	"author_name" varchar,
  	"mention_id" integer,
  	"mention_name" varchar,
  	"resolved" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"state" "enum_reviews_state" NOT NULL,
  	"asked_name" varchar,
  	"asked_at" timestamp(3) with time zone,
  	"words" varchar,
  	"document" varchar NOT NULL,
  	"asked_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "block_notes" ADD CONSTRAINT "block_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "block_notes" ADD CONSTRAINT "block_notes_mention_id_users_id_fk" FOREIGN KEY ("mention_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "block_notes_document_idx" ON "block_notes" USING btree ("document");
  CREATE INDEX "block_notes_author_idx" ON "block_notes" USING btree ("author_id");
  CREATE INDEX "block_notes_mention_idx" ON "block_notes" USING btree ("mention_id");
  CREATE INDEX "block_notes_resolved_idx" ON "block_notes" USING btree ("resolved");
  CREATE INDEX "block_notes_updated_at_idx" ON "block_notes" USING btree ("updated_at");
  CREATE INDEX "block_notes_created_at_idx" ON "block_notes" USING btree ("created_at");
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE UNIQUE INDEX "reviews_document_idx" ON "reviews" USING btree ("document");
  CREATE INDEX "reviews_asked_by_idx" ON "reviews" USING btree ("asked_by_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "block_notes" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TYPE "public"."enum_reviews_state";`)
}
