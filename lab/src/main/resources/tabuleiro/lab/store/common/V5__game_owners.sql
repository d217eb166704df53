-- Hashes of the sessions to which a game belongs: who created it, and who took its seats by
-- invitation. Games of earlier versions belong to nobody.
alter table game add column owner text;
alter table game add column first_guest text;
alter table game add column second_guest text;
create index game_owner on game (owner);
create index game_first_guest on game (first_guest);
create index game_second_guest on game (second_guest);
