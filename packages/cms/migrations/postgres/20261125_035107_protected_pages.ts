// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_visibility" AS ENUM('everyone', 'password', 'members');
  CREATE TYPE "public"."enum__pages_v_version_visibility" AS ENUM('everyone', 'password', 'members');
  CREATE TYPE "public"."enum_posts_visibility" AS ENUM('everyone', 'password', 'members');
  CREATE TYPE "public"."enum__posts_v_version_visibility" AS ENUM('everyone', 'password', 'members');
  CREATE TYPE "public"."enum_projects_visibility" AS ENUM('everyone', 'password', 'members');
  CREATE TYPE "public"."enum__projects_v_version_visibility" AS ENUM('everyone', 'password', 'members');
  CREATE TABLE "gate" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "gate_locales" (
  	"texts_password_title" varchar,
  	"texts_password_text" varchar,
  	"texts_password_label" varchar,
  	"texts_password_button" varchar,
  	"texts_wrong_password" varchar,
  	"texts_too_many_tries" varchar,
  	"texts_members_title" varchar,
  	"texts_members_text" varchar,
  	"texts_members_link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "visibility" "enum_pages_visibility" DEFAULT 'everyone';
  ALTER TABLE "pages" ADD COLUMN "password_hash" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_visibility" "enum__pages_v_version_visibility" DEFAULT 'everyone';
  ALTER TABLE "_pages_v" ADD COLUMN "version_password_hash" varchar;
  ALTER TABLE "posts" ADD COLUMN "visibility" "enum_posts_visibility" DEFAULT 'everyone';
  ALTER TABLE "posts" ADD COLUMN "password_hash" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_visibility" "enum__posts_v_version_visibility" DEFAULT 'everyone';
  ALTER TABLE "_posts_v" ADD COLUMN "version_password_hash" varchar;
  ALTER TABLE "projects" ADD COLUMN "visibility" "enum_projects_visibility" DEFAULT 'everyone';
  ALTER TABLE "projects" ADD COLUMN "password_hash" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_visibility" "enum__projects_v_version_visibility" DEFAULT 'everyone';
  ALTER TABLE "_projects_v" ADD COLUMN "version_password_hash" varchar;
  ALTER TABLE "gate_locales" ADD CONSTRAINT "gate_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gate"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "gate_locales_locale_parent_id_unique" ON "gate_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gate_locales_parent_idx" ON "gate_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "gate" CASCADE;
  DROP TABLE "gate_locales" CASCADE;
  ALTER TABLE "pages" DROP COLUMN "visibility";
  ALTER TABLE "pages" DROP COLUMN "password_hash";
  ALTER TABLE "_pages_v" DROP COLUMN "version_visibility";
  ALTER TABLE "_pages_v" DROP COLUMN "version_password_hash";
  ALTER TABLE "posts" DROP COLUMN "visibility";
  ALTER TABLE "posts" DROP COLUMN "password_hash";
  ALTER TABLE "_posts_v" DROP COLUMN "version_visibility";
  ALTER TABLE "_posts_v" DROP COLUMN "version_password_hash";
  ALTER TABLE "projects" DROP COLUMN "visibility";
  ALTER TABLE "projects" DROP COLUMN "password_hash";
  ALTER TABLE "_projects_v" DROP COLUMN "version_visibility";
  ALTER TABLE "_projects_v" DROP COLUMN "version_password_hash";
  DROP TYPE "public"."enum_pages_visibility";
  DROP TYPE "public"."enum__pages_v_version_visibility";
  DROP TYPE "public"."enum_posts_visibility";
  DROP TYPE "public"."enum__posts_v_version_visibility";
  DROP TYPE "public"."enum_projects_visibility";
  DROP TYPE "public"."enum__projects_v_version_visibility";`)
}
