-- Times of day are milliseconds since 1970, lengths of time nanoseconds; what is said in JSON is text.
create index experiment_fingerprint on experiment (fingerprint);

create table result (
  experiment bigint not null references experiment (id) on delete cascade,
  task       text not null,
  what       text not null,
  seed       bigint not null,
  outcome    text not null,
  nanos      bigint not null,
  primary key (experiment, task)
);
