-- The link of a video on YouTube or Vimeo in which a mentor introduces themselves.

alter table mentor_profile add video_url text;
alter table mentor_profile alter video_url set statistics 0;
