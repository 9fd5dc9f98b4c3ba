import type { Database } from './database'

/**
 * Each entry brings the tables one version further; entries are added, never edited. Tokens, codes and passwords are
 * kept as hashes only. `json` rather than `jsonb`: an inventory comes out in the order in which it came in.
 */
const migrations: readonly string[] = [
  `create table customer (
     id bigint generated always as identity (start with 4101) primary key,
     tenant text not null,
     email text not null,
     is_partner boolean not null,
     two_factor boolean not null,
     record json not null,
     seed_key text unique,
     created_at timestamptz not null
   );
   create table invitation (
     id bigint generated always as identity (start with 7301) primary key,
     customer_id bigint not null references customer,
     type text not null,
     token_hash text not null unique,
     partner_invited boolean not null,
     valid_until text,
     submitted_at timestamptz,
     created_at timestamptz not null
   );
   create table account (
     id bigint generated always as identity primary key,
     customer_id bigint not null unique references customer,
     username text not null,
     username_key text not null unique,
     password_hash text not null,
     created_at timestamptz not null
   );
   create table access_token (
     token_hash text primary key,
     account_id bigint not null references account,
     invitation_id bigint not null references invitation,
     expires_at timestamptz not null
   );
   create table two_factor_code (
     id bigint generated always as identity primary key,
     account_id bigint not null references account,
     code_hash text not null,
     attempts int not null default 0,
     expires_at timestamptz not null,
     used_at timestamptz
   );
   create table mail (
     id bigint generated always as identity primary key,
     invitation_id bigint references invitation,
     kind text not null,
     recipient text not null,
     subject text not null,
     text text not null,
     details json not null,
     sent_at timestamptz not null
   );
   create table inventory (
     id bigint generated always as identity primary key,
     invitation_id bigint not null unique references invitation,
     body json not null,
     received_at timestamptz not null
   );
   create table file (
     id bigint generated always as identity primary key,
     invitation_id bigint not null references invitation,
     filename text not null,
     content_type text not null,
     content bytea not null,
     received_at timestamptz not null,
     unique (invitation_id, filename)
   );`,
  `create table password_reset (
     token_hash text primary key,
     account_id bigint not null references account,
     expires_at timestamptz not null,
     used_at timestamptz
   );
   create table email_code (
     id bigint generated always as identity primary key,
     customer_id bigint not null references customer,
     code_hash text not null,
     expires_at timestamptz not null,
     used_at timestamptz
   );`,
  // Null: the office does not say whether the partner was invited.
  'alter table invitation alter column partner_invited drop not null;',
]

/** Brings the tables up to date; two offices that start on one server wait for each other. */
export async function migrate(database: Database): Promise<void> {
  const steps = migrations.map(
    (statements, index) => `
      if not exists (select from schema_version where version = ${index + 1}) then
        ${statements}
        insert into schema_version values (${index + 1});
      end if;`,
  )
  await database.query(`
    do $migrate$
    begin
      perform pg_advisory_xact_lock(51805190);
      create table if not exists schema_version (version int primary key);
      ${steps.join('\n')}
    end
    $migrate$`)
}
