// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forum_boards_reads" AS ENUM('everyone', 'members', 'list');
  CREATE TYPE "public"."enum_forum_boards_writes" AS ENUM('members', 'list', 'nobody');
  CREATE TYPE "public"."enum_forum_replies_state" AS ENUM('held', 'shown', 'hidden');
  CREATE TYPE "public"."enum_forum_replies_held_for" AS ENUM('first', 'links', 'spam');
  CREATE TYPE "public"."enum_forum_people_role" AS ENUM('member', 'moderator', 'blocked');
  CREATE TABLE "forum_boards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reads" "enum_forum_boards_reads" DEFAULT 'everyone' NOT NULL,
  	"writes" "enum_forum_boards_writes" DEFAULT 'members' NOT NULL,
  	"people" varchar,
  	"parent_id" integer,
  	"place" numeric DEFAULT 100 NOT NULL,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "forum_boards_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forum_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"state" "enum_forum_replies_state" NOT NULL,
  	"held_for" "enum_forum_replies_held_for",
  	"topic_id" integer NOT NULL,
  	"number" numeric,
  	"person_id" integer,
  	"answers" numeric,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"edited_at" timestamp(3) with time zone,
  	"form_key" varchar NOT NULL
  );
  
  CREATE TABLE "forum_people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "enum_forum_people_role" DEFAULT 'member' NOT NULL,
  	"name" varchar NOT NULL,
  	"approved" numeric NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"member" numeric NOT NULL,
  	"name_key" varchar NOT NULL
  );
  
  CREATE TABLE "forum_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"board_id" integer NOT NULL,
  	"language" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"is_sticky" boolean DEFAULT false NOT NULL,
  	"is_closed" boolean DEFAULT false NOT NULL,
  	"solved_by" numeric,
  	"last_number" numeric NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"person_id" integer,
  	"last_person_id" integer,
  	"began_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "forum_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"board_id" integer NOT NULL,
  	"language" varchar NOT NULL,
  	"topics" numeric NOT NULL,
  	"replies" numeric NOT NULL,
  	"last_topic_id" integer
  );
  
  CREATE TABLE "forum_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar DEFAULT 'forum',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "forum_settings_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "forum_boards" ADD CONSTRAINT "forum_boards_parent_id_forum_boards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forum_boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_boards_locales" ADD CONSTRAINT "forum_boards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forum_boards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_person_id_forum_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."forum_people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_board_id_forum_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."forum_boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_person_id_forum_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."forum_people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_last_person_id_forum_people_id_fk" FOREIGN KEY ("last_person_id") REFERENCES "public"."forum_people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_counts" ADD CONSTRAINT "forum_counts_board_id_forum_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."forum_boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_counts" ADD CONSTRAINT "forum_counts_last_topic_id_forum_topics_id_fk" FOREIGN KEY ("last_topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_settings_locales" ADD CONSTRAINT "forum_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forum_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forum_boards_parent_idx" ON "forum_boards" USING btree ("parent_id");
  CREATE INDEX "forum_boards_place_idx" ON "forum_boards" USING btree ("place");
  CREATE INDEX "forum_boards_updated_at_idx" ON "forum_boards" USING btree ("updated_at");
  CREATE INDEX "forum_boards_created_at_idx" ON "forum_boards" USING btree ("created_at");
  CREATE INDEX "forum_boards_deleted_at_idx" ON "forum_boards" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "forum_boards_path_idx" ON "forum_boards_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "forum_boards_locales_locale_parent_id_unique" ON "forum_boards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forum_boards_locales_parent_idx" ON "forum_boards_locales" USING btree ("_parent_id");
  CREATE INDEX "forum_replies_topic_idx" ON "forum_replies" USING btree ("topic_id");
  CREATE INDEX "forum_replies_person_idx" ON "forum_replies" USING btree ("person_id");
  CREATE UNIQUE INDEX "forum_replies_form_key_idx" ON "forum_replies" USING btree ("form_key");
  CREATE UNIQUE INDEX "topic_number_idx" ON "forum_replies" USING btree ("topic_id","number");
  CREATE INDEX "state_writtenAt_idx" ON "forum_replies" USING btree ("state","written_at");
  CREATE INDEX "person_writtenAt_idx" ON "forum_replies" USING btree ("person_id","written_at");
  CREATE UNIQUE INDEX "forum_people_member_idx" ON "forum_people" USING btree ("member");
  CREATE UNIQUE INDEX "forum_people_name_key_idx" ON "forum_people" USING btree ("name_key");
  CREATE INDEX "forum_topics_board_idx" ON "forum_topics" USING btree ("board_id");
  CREATE INDEX "forum_topics_person_idx" ON "forum_topics" USING btree ("person_id");
  CREATE INDEX "forum_topics_last_person_idx" ON "forum_topics" USING btree ("last_person_id");
  CREATE INDEX "board_language_state_isSticky_lastAt_idx" ON "forum_topics" USING btree ("board_id","language","state","is_sticky","last_at");
  CREATE INDEX "board_language_state_lastAt_idx" ON "forum_topics" USING btree ("board_id","language","state","last_at");
  CREATE INDEX "language_state_lastAt_idx" ON "forum_topics" USING btree ("language","state","last_at");
  CREATE INDEX "forum_counts_board_idx" ON "forum_counts" USING btree ("board_id");
  CREATE INDEX "forum_counts_last_topic_idx" ON "forum_counts" USING btree ("last_topic_id");
  CREATE UNIQUE INDEX "board_language_idx" ON "forum_counts" USING btree ("board_id","language");
  CREATE UNIQUE INDEX "forum_settings_locales_locale_parent_id_unique" ON "forum_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forum_settings_locales_parent_idx" ON "forum_settings_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "forum_boards" CASCADE;
  DROP TABLE "forum_boards_locales" CASCADE;
  DROP TABLE "forum_replies" CASCADE;
  DROP TABLE "forum_people" CASCADE;
  DROP TABLE "forum_topics" CASCADE;
  DROP TABLE "forum_counts" CASCADE;
  DROP TABLE "forum_settings" CASCADE;
  DROP TABLE "forum_settings_locales" CASCADE;
  DROP TYPE "public"."enum_forum_boards_reads";
  DROP TYPE "public"."enum_forum_boards_writes";
  DROP TYPE "public"."enum_forum_replies_state";
  DROP TYPE "public"."enum_forum_replies_held_for";
  DROP TYPE "public"."enum_forum_people_role";`)
}
