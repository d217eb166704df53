-- Games that people play. What touched holds only says which came last.
create table game (
  id      text primary key,
  content text not null,
  touched bigint not null
);
create index game_touched on game (touched);
