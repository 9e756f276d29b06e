// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forum_log_act" AS ENUM('approve', 'hide', 'delete', 'block', 'pin', 'unpin', 'close', 'open', 'solve', 'unsolve', 'move', 'merge', 'split', 'unblock', 'appoint', 'dismiss');
  CREATE TABLE "forum_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reason" varchar NOT NULL,
  	"reply_id" integer NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"settled_at" timestamp(3) with time zone,
  	"member" numeric
  );
  
  CREATE TABLE "forum_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"act" "enum_forum_log_act" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"moderator_id" integer,
  	"account" varchar,
  	"reason" varchar,
  	"reply_id" integer,
  	"topic_id" integer,
  	"person_id" integer
  );
  
  ALTER TABLE "forum_replies" ADD COLUMN "open_reports" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "forum_topics" ADD COLUMN "merged_into_id" integer;
  ALTER TABLE "forum_topics" ADD COLUMN "merged_after" numeric;
  ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_moderator_id_forum_people_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."forum_people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_person_id_forum_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."forum_people"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forum_reports_reply_idx" ON "forum_reports" USING btree ("reply_id");
  CREATE INDEX "forum_reports_member_idx" ON "forum_reports" USING btree ("member");
  CREATE UNIQUE INDEX "reply_member_idx" ON "forum_reports" USING btree ("reply_id","member");
  CREATE INDEX "forum_log_at_idx" ON "forum_log" USING btree ("at");
  CREATE INDEX "forum_log_moderator_idx" ON "forum_log" USING btree ("moderator_id");
  CREATE INDEX "forum_log_reply_idx" ON "forum_log" USING btree ("reply_id");
  CREATE INDEX "forum_log_topic_idx" ON "forum_log" USING btree ("topic_id");
  CREATE INDEX "forum_log_person_idx" ON "forum_log" USING btree ("person_id");
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_merged_into_id_forum_topics_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "openReports_writtenAt_idx" ON "forum_replies" USING btree ("open_reports","written_at");
  CREATE INDEX "forum_topics_merged_into_idx" ON "forum_topics" USING btree ("merged_into_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forum_reports" CASCADE;
  DROP TABLE "forum_log" CASCADE;
  ALTER TABLE "forum_topics" DROP CONSTRAINT "forum_topics_merged_into_id_forum_topics_id_fk";
  
  DROP INDEX "openReports_writtenAt_idx";
  DROP INDEX "forum_topics_merged_into_idx";
  ALTER TABLE "forum_replies" DROP COLUMN "open_reports";
  ALTER TABLE "forum_topics" DROP COLUMN "merged_into_id";
  ALTER TABLE "forum_topics" DROP COLUMN "merged_after";
  DROP TYPE "public"."enum_forum_log_act";`)
}
