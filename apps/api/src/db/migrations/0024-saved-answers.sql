-- Texts that people write often in conversations, in their order.

create table saved_answer (
  auth_user_id uuid not null references authenticated_user,
  position     int not null,
  text         text not null,
  primary key (auth_user_id, position)
);
alter table saved_answer alter text set statistics 0;
