-- Ids are never given twice, not even after the newest experiment was removed.
create table experiment (
  id          bigint generated always as identity primary key,
  kind        text not null,
  name        text not null,
  fingerprint text not null,
  description text not null,
  manifest    text not null,
  started     bigint not null,
  ended       bigint
);
