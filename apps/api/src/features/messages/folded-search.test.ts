import { normalise } from '@abroad/reference-data/normalise';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { insertMessage } from '../../testing/insert-message.ts';
import { messageScene } from '../../testing/message-scene.ts';

const scene = bookingScene();
const { pair } = messageScene(scene);

test.each([
  ['Käse ist teuer', ['Kase', 'KÄSE', 'kaese', 'ka\u0308se', 'ist teu']],
  ['Schöne Grüße.', ['schone grusse', 'schoene gruesse', 'GRÜẞE', 'grüße']],
  ['Tôi xin học bổng ở Đà Nẵng', ['hoc bong', 'học bổng', 'da nang', 'ĐÀ']],
  ['L’été à l’école coûte 12 % de plus', ["l'ete", 'lete', 'ecole', 'cout', '12 %']],
  ['أهلاً بكَ في المدرسة', ['اهلا بك', 'المدرسه', 'أهلاً']],
  ['हिन्दी में पढ़ाई', ['हिंदी', 'पढाई']],
  ['カードはヨーロッパで', ['かーど', 'ヨーロッパ']],
  ['Поезжай к ёлке', ['елке', 'ПОЕЗЖАИ']],
  ['Room №２ costs ４００ €', ['400', 'no2']],
  ["don't 100% _sure_", ['don’t', 'dont', '100%', '_sure_']],
])('[T-384] a message that says %s is found by each way of typing it', async (said, ways) => {
  const { mentor, prospect } = await pair();
  const { thread_id: id } = await insertMessage(scene.api, { mentor, prospect, author: prospect, text: said });
  for (const q of ways) {
    const { items } = await mentor.client.listThreads({ query: { q } });
    expect(items.find((thread) => thread.id === id)?.found_message?.text, q).toBe(said);
  }
  for (const q of ['zzz', '%'].filter((other) => !said.includes(other))) {
    expect((await prospect.client.listThreads({ query: { q } })).items, q).toEqual([]);
  }
});

test('[T-384] words are compared in messages as in the search of mentors', async () => {
  const words = [
    ...'ÄÖÜßéñøåđðłæœıþħŧəŋɓɗɛɣƙɔƒƴςґғқңөүұәһҳҷҙҫٱىیےکةۃەہھأإآؤئँड़ज़'.normalize('NFC'),
    '١٢٣',
    '۴۵۶',
    '७८९',
    'कङ्गाल',
    'पञ्चम',
    'घण्टा',
    'अन्त',
    'लम्बा',
    'ガギグ',
    'パソコン',
    'ﬁn',
    '한국어',
    'שָׁלוֹם',
    'Ἑλλάς',
    'Й',
  ];
  const { rows } = await sql<{ word: string; folded: string }>`
    select word, fold_text(word) as folded from unnest(${words}::text[]) word`.execute(scene.api.context.db);
  expect(rows.map(({ folded }) => folded)).toEqual(words.map(normalise));
});
