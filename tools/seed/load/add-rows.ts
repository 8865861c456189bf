import type { Mentor } from '../mentor.ts';
import type { MadeUpSearchRow } from '../search-row.ts';
import { WEEKS } from '../services/weeks.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { type WriteId, idWriter, writeDate, writeIdOf, writeNumeric } from './fields.ts';
import type { NextFreeTime } from './next-free-time.ts';
import type { RowWriter } from './row-writer.ts';
import { type ByTable, FIELDS } from './tables.ts';

/** What a mentor's rows are made from beside the mentor. */
export interface Beside {
  terms_version: string;
  search: MadeUpSearchRow;
  /** The values of filters, by number. */
  filters: { vocabulary: Vocabulary; numbers: readonly number[] };
  next: NextFreeTime;
}
export type Rows = ByTable<RowWriter>;

/** The mark of made-up accounts of a seed, by which they are found again; nobody can sign in with it. */
export const accountOf = (seed: number, index: number) => `made-up:${seed}:${index}`;

function addPerson(rows: Rows, mentor: Mentor, id: WriteId, terms_version: string): void {
  const person = rows.authenticated_user;
  person.row(FIELDS.authenticated_user);
  id(person, 'user');
  person.text(accountOf(mentor.seed, mentor.index));
  // .example is reserved (RFC 2606), so no mail ever reaches anybody.
  person.joined([mentor.slug, '@mentors.example']);
  person.boolean(true);
  person.text(mentor.slug);
  person.text(mentor.name.first.text);
  person.text(mentor.name.last.text);
  person.timestamp(mentor.created_ms);
  person.text(mentor.city.time_zone);
  person.timestamp(mentor.created_ms);
  person.timestamp(mentor.created_ms);
  const acceptance = rows.terms_acceptance;
  acceptance.row(FIELDS.terms_acceptance);
  id(acceptance, 'user');
  acceptance.text('mentor');
  acceptance.text(terms_version);
  acceptance.timestamp(mentor.created_ms);
}

function addProfile(row: RowWriter, mentor: Mentor, id: WriteId): void {
  row.row(FIELDS.mentor_profile);
  id(row, 'profile');
  id(row, 'user');
  row.text('active');
  row.text(mentor.headline);
  row.text(mentor.about);
  row.text(mentor.why_study_abroad);
  row.text(mentor.career_aspirations);
  row.text(mentor.topics_can_discuss);
  row.text(mentor.current_country_code);
  row.text(mentor.origin_country_code);
  row.text(mentor.portrait);
  row.texts(mentor.languages);
  row.text(mentor.city.time_zone);
  row.texts(mentor.topics);
  row.timestamp(mentor.created_ms);
  row.timestamp(mentor.active_ms);
}

function addHistory(rows: Rows, mentor: Mentor, id: WriteId): void {
  const study = rows.mentor_education;
  mentor.educations.forEach((one, at) => {
    study.row(FIELDS.mentor_education);
    id(study, 'education', at);
    id(study, 'profile');
    study.text(one.school.name);
    writeIdOf.school(study, one.school);
    study.text(one.school.country_code);
    writeIdOf.degree(study, one.degree);
    study.text(one.field.name);
    writeDate(study, one.start_date);
    writeDate(study, one.end_date);
    study.text(one.school.place);
    study.boolean(one.is_study_abroad);
    study.timestamp(mentor.created_ms);
  });
  const work = rows.mentor_experience;
  mentor.experiences.forEach((one, at) => {
    work.row(FIELDS.mentor_experience);
    id(work, 'experience', at);
    id(work, 'profile');
    work.joined(one.organisation, ' ');
    work.text(one.title);
    writeDate(work, one.start_date);
    writeDate(work, one.end_date);
    work.text(one.location);
    work.text(one.country_code);
    work.boolean(one.is_current);
    work.timestamp(mentor.created_ms);
  });
}

function addTime(rows: Rows, mentor: Mentor, id: WriteId): void {
  const week = WEEKS[mentor.week] ?? { name: '', rules: [] };
  const schedule = rows.availability_schedule;
  schedule.row(FIELDS.availability_schedule);
  id(schedule, 'schedule');
  id(schedule, 'user');
  schedule.text(week.name);
  schedule.text(mentor.city.time_zone);
  schedule.boolean(true);
  schedule.timestamp(mentor.created_ms);
  schedule.timestamp(mentor.created_ms);
  const rules = rows.availability_rule;
  week.rules.forEach((rule, at) => {
    rules.row(FIELDS.availability_rule);
    id(rules, 'rule', at);
    id(rules, 'schedule');
    rules.smallint(rule.weekday);
    rules.text(rule.start_time);
    rules.text(rule.end_time);
  });
}

function addServices(rows: Rows, mentor: Mentor, id: WriteId): void {
  const policy = rows.booking_policy;
  policy.row(FIELDS.booking_policy);
  id(policy, 'policy');
  id(policy, 'user');
  policy.integer(mentor.min_notice_min);
  policy.integer(mentor.window_days);
  policy.integer(mentor.buffer_before_min);
  policy.integer(mentor.buffer_after_min);
  policy.boolean(mentor.requires_approval);
  policy.timestamp(mentor.created_ms);
  const service = rows.event_type;
  mentor.services.forEach((one, at) => {
    service.row(FIELDS.event_type);
    id(service, 'service', at);
    id(service, 'user');
    service.text(one.slug);
    service.text(one.title);
    service.text(one.description);
    service.integer(one.duration_min);
    service.bigint(one.price_minor);
    service.text(one.currency);
    service.text(one.default_platform);
    service.joined(['https://meet.example/', mentor.slug]);
    service.boolean(one.is_active);
    service.integer(at);
    service.timestamp(mentor.created_ms);
    service.timestamp(mentor.created_ms);
  });
}

function addSearch(row: RowWriter, id: WriteId, { search, next }: Beside): void {
  row.row(FIELDS.mentor_search);
  id(row, 'profile');
  id(row, 'user');
  row.integer(search.rank_score);
  writeNumeric(row, search.price_from);
  if (search.currency === null) row.none();
  else row.text(search.currency);
  if (next.next_available_ms === null) row.none();
  else row.timestamp(next.next_available_ms);
  row.timestamp(next.next_available_check_ms);
}

function addDocument(row: RowWriter, mentor: Mentor, id: WriteId, { search, filters }: Beside): void {
  row.row(FIELDS.search_document);
  id(row, 'profile');
  row.integer(search.rank_score);
  row.timestamp(mentor.created_ms);
  writeNumeric(row, search.price_from);
  row.text(search.sort_name);
  row.vector(search.words);
  row.lexemes(filters.vocabulary, filters.numbers);
}

/** Adds everything that is stored of a mentor. */
export function addRows(rows: Rows, mentor: Mentor, beside: Beside): void {
  const id = idWriter(mentor);
  addPerson(rows, mentor, id, beside.terms_version);
  addProfile(rows.mentor_profile, mentor, id);
  addHistory(rows, mentor, id);
  addTime(rows, mentor, id);
  addServices(rows, mentor, id);
  addSearch(rows.mentor_search, id, beside);
  addDocument(rows.search_document, mentor, id, beside);
  for (const word of beside.search.words.takeNew()) {
    rows.search_word.row(FIELDS.search_word);
    rows.search_word.text(word);
  }
}
