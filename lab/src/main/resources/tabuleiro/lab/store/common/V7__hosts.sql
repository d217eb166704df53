-- The machine of a cluster that performed a task; empty or null if it was the one that stored the result.
alter table result add column host text;
