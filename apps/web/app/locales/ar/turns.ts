import type { Messages } from '../index.ts';

export default {
  'turns.title': 'في انتظارك',
  'turns.count':
    '{count, plural, zero {لا حجوزات في انتظارك} one {حجز واحد في انتظارك} two {حجزان في انتظارك} few {# حجوزات في انتظارك} many {# حجزًا في انتظارك} other {# حجز في انتظارك}}',
  'turns.pay_left':
    '{minutes, plural, zero {إتمام دفع الجلسة مع {name}: انتهت المهلة} one {إتمام دفع الجلسة مع {name}: بقيت دقيقة واحدة} two {إتمام دفع الجلسة مع {name}: بقيت دقيقتان} few {إتمام دفع الجلسة مع {name}: بقيت # دقائق} many {إتمام دفع الجلسة مع {name}: بقيت # دقيقة} other {إتمام دفع الجلسة مع {name}: بقيت # دقيقة}}',
  'turns.pay': 'الدفع',
  'turns.pay_session': 'الدفع: الجلسة مع {name}',
  'turns.request': 'طلب جديد من {name}: {service}، {moment}',
  'turns.answer_until': 'آخر موعد للرد: {moment}',
  'turns.answer': 'الرد',
  'turns.answer_to': 'الرد على طلب {name}',
  'turns.proposal': 'موعد آخر مقترح من {name}: {service}',
  'turns.choose': 'اختيار موعد',
  'turns.choose_of': 'اختيار موعد للجلسة مع {name}',
  'turns.no_show': 'بلاغ من {name} عن عدم حضورك: {service}',
  'turns.say': 'إخبارنا بما حدث',
  'turns.say_of': 'إخبارنا بما حدث: {name}',
  'turns.all': 'عرض الكل ({count})',
} satisfies Messages;
