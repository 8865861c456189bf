-- Finds who studied abroad at a university, to say how many mentors it has.

create index mentor_education_university_idx on mentor_education (university_id, profile_id) where is_study_abroad;
