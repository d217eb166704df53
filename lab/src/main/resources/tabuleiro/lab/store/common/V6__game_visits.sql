-- When somebody last looked at a game. Games without a visit for a long time are removed.
alter table game add column visited bigint;
update game set visited = touched;
create index game_visited on game (visited);
