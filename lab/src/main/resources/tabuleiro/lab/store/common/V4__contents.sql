-- The files that experiments read, each content once, by its SHA-256 hash.
create table content (
  hash text primary key,
  text text not null
);

create table experiment_file (
  experiment bigint not null references experiment (id) on delete cascade,
  name       text not null,
  hash       text not null references content (hash),
  primary key (experiment, name)
);
create index experiment_file_hash on experiment_file (hash);

-- The hash of a task and of everything that its result depends on; null in results of earlier versions.
alter table result add column identity text;
create index result_identity on result (identity);
