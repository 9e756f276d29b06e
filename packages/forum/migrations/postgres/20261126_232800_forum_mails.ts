// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "forum_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member" numeric NOT NULL,
  	"topic_id" integer,
  	"board_id" integer,
  	"is_muted" boolean DEFAULT false NOT NULL,
  	"token" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "forum_readers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member" numeric NOT NULL,
  	"mails" varchar NOT NULL,
  	"token" varchar NOT NULL
  );
  
  CREATE TABLE "forum_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reply_id" integer NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "forum_digest_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member" numeric NOT NULL,
  	"reply_id" integer NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "forum_subscriptions" ADD CONSTRAINT "forum_subscriptions_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_subscriptions" ADD CONSTRAINT "forum_subscriptions_board_id_forum_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."forum_boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_notices" ADD CONSTRAINT "forum_notices_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_digest_lines" ADD CONSTRAINT "forum_digest_lines_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forum_subscriptions_topic_idx" ON "forum_subscriptions" USING btree ("topic_id");
  CREATE INDEX "forum_subscriptions_board_idx" ON "forum_subscriptions" USING btree ("board_id");
  CREATE UNIQUE INDEX "forum_subscriptions_token_idx" ON "forum_subscriptions" USING btree ("token");
  CREATE UNIQUE INDEX "member_topic_idx" ON "forum_subscriptions" USING btree ("member","topic_id");
  CREATE UNIQUE INDEX "member_board_idx" ON "forum_subscriptions" USING btree ("member","board_id");
  CREATE UNIQUE INDEX "forum_readers_member_idx" ON "forum_readers" USING btree ("member");
  CREATE UNIQUE INDEX "forum_readers_token_idx" ON "forum_readers" USING btree ("token");
  CREATE UNIQUE INDEX "forum_notices_reply_idx" ON "forum_notices" USING btree ("reply_id");
  CREATE INDEX "forum_digest_lines_reply_idx" ON "forum_digest_lines" USING btree ("reply_id");
  CREATE INDEX "forum_digest_lines_at_idx" ON "forum_digest_lines" USING btree ("at");
  CREATE UNIQUE INDEX "member_reply_idx" ON "forum_digest_lines" USING btree ("member","reply_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "forum_subscriptions" CASCADE;
  DROP TABLE "forum_readers" CASCADE;
  DROP TABLE "forum_notices" CASCADE;
  DROP TABLE "forum_digest_lines" CASCADE;`)
}
