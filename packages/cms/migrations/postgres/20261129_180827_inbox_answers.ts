// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { mendSearchTexts } from '@vitrine/forms/content'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "submissions_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"person_id" integer,
  	"person_name" varchar,
  	"to" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"message_id" varchar,
  	"delivery_id" integer
  );
  
  CREATE TABLE "saved_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "submissions" ADD COLUMN "read" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_answers_id" integer;
  ALTER TABLE "submissions_replies" ADD CONSTRAINT "submissions_replies_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions_replies" ADD CONSTRAINT "submissions_replies_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions_replies" ADD CONSTRAINT "submissions_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_replies_order_idx" ON "submissions_replies" USING btree ("_order");
  CREATE INDEX "submissions_replies_parent_id_idx" ON "submissions_replies" USING btree ("_parent_id");
  CREATE INDEX "submissions_replies_person_idx" ON "submissions_replies" USING btree ("person_id");
  CREATE INDEX "submissions_replies_delivery_idx" ON "submissions_replies" USING btree ("delivery_id");
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
   ALTER TABLE "submissions_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saved_answers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "submissions_replies" CASCADE;
  DROP TABLE "saved_answers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_answers_fk";
  
  DROP INDEX "payload_locked_documents_rels_saved_answers_id_idx";
  ALTER TABLE "submissions" DROP COLUMN "read";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_answers_id";`)
}
