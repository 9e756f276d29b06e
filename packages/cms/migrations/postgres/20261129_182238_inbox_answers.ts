// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { mendSearchTexts } from '@vitrine/forms/content'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "saved_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "submissions" ADD COLUMN "read" boolean DEFAULT false;
  ALTER TABLE "submissions" ADD COLUMN "replies" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_answers_id" integer;
  CREATE INDEX "saved_answers_title_idx" ON "saved_answers" USING btree ("title");
  CREATE INDEX "saved_answers_updated_at_idx" ON "saved_answers" USING btree ("updated_at");
  CREATE INDEX "saved_answers_created_at_idx" ON "saved_answers" USING btree ("created_at");
  CREATE INDEX "saved_answers_deleted_at_idx" ON "saved_answers" USING btree ("deleted_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_answers_fk" FOREIGN KEY ("saved_answers_id") REFERENCES "public"."saved_answers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_saved_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_answers_id");`)
  // Who worked on a message has read it.
  await db.execute(sql`UPDATE submissions SET read = true WHERE handling IN ('open', 'done');`)
  await mendSearchTexts(payload, db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "saved_answers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "saved_answers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_answers_fk";
  
  DROP INDEX "payload_locked_documents_rels_saved_answers_id_idx";
  ALTER TABLE "submissions" DROP COLUMN "read";
  ALTER TABLE "submissions" DROP COLUMN "replies";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_answers_id";`)
}
