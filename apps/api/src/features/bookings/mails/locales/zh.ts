import { toEither } from '../../../mail/locales/index.ts';
import type { BookingWords, Named } from './words.ts';

const attached = '邮件附有日历邀请。';
const updates = '附件中的日历文件会更新你的日历。';
const joinEarly = '开始前 10 分钟即可加入。';

const before = (named: Named) => (named.before === null ? '' : `原定时间是${named.before}。`);
const held = (named: Named) =>
  named.until === null
    ? `这个时间已为你保留。${named.them}答复后，我们会发邮件通知你。`
    : `这个时间为你保留至${named.until}。${named.them}答复后，我们会发邮件通知你。`;
const answerable = (named: Named) =>
  named.until === null
    ? '请接受或拒绝申请。在你答复之前，这个时间会一直保留。'
    : `请在${named.until} 前接受或拒绝。在此之前，这个时间会一直保留。`;
const movedRequest = (named: Named) => `申请已改期：与${named.them}的“${named.service}”，${named.when}`;
/** Who accepted the time that the other person had proposed; null where there was no proposal. */
function accepted(named: Named): string | null {
  if (!named.was_proposed) return null;
  return named.by_reader ? `你接受了${named.them}建议的新时间` : `${named.them}接受了你建议的新时间`;
}

const reportedAbsent = toEither(({ is_paid, service, them, when, until }: Named) => ({
  subject: `已反馈未到场：与${them}的“${service}”，${when}`,
  heading: `${them}反馈你未到场`,
  lead: `请在 ${until} 之前说明经过。如果不答复，反馈将生效。${is_paid ? '在此之前，款项会暂时保留。' : ''}`,
}));

const mails: BookingWords['mails'] = {
  booked: {
    prospect: (named) => ({
      subject: `已确认：与${named.them}的“${named.service}”，${named.when}`,
      heading: `你与${named.them}的咨询已确认`,
      lead: `${attached}见面之前，先写下想问的问题吧。`,
    }),
    mentor: (named) => ({
      subject: `新预约：${named.them}预约了“${named.service}”，${named.when}`,
      heading: `${named.them}预约了你的咨询`,
      lead: `咨询已确认。${attached}`,
    }),
  },
  requested: {
    prospect: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `你向${named.them}的申请有了新时间`,
            lead: `${before(named)}${held(named)}`,
          }
        : {
            subject: `申请已发送：与${named.them}的“${named.service}”，${named.when}`,
            heading: `你已向${named.them}申请咨询`,
            lead: held(named),
          },
    mentor: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `${named.them}接受了你建议的新时间`,
            lead: `${before(named)}${answerable(named)}`,
          }
        : {
            subject: `新申请：${named.them}申请“${named.service}”，${named.when}`,
            heading: `${named.them}向你申请咨询`,
            lead: answerable(named),
          },
  },
  accepted: {
    prospect: (named) => ({
      subject: `已确认：与${named.them}的“${named.service}”，${named.when}`,
      heading: `${named.them}接受了你的申请`,
      lead: `咨询已确认。${attached}`,
    }),
    mentor: (named) => ({
      subject: `已确认：与${named.them}的“${named.service}”，${named.when}`,
      heading: `你接受了${named.them}的申请`,
      lead: `咨询已确认。${attached}`,
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `已拒绝：与${named.them}的“${named.service}”，${named.when}`,
      heading: `${named.them}拒绝了你的申请`,
      lead: '换个时间也许你们都方便。你也可以选择同一路线上的其他学长学姐。',
    }),
    mentor: (named) => ({
      subject: `已拒绝：与${named.them}的“${named.service}”，${named.when}`,
      heading: `你拒绝了${named.them}的申请`,
      lead: '这个时间已重新开放。',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `已取消：与${named.them}的“${named.service}”，${named.when}`,
      heading: named.by_reader ? '你取消了咨询' : `${named.them}取消了咨询`,
      lead: '附件中的日历文件会把这次咨询从你的日历中移除。',
    }),
    mentor: (named) => ({
      subject: `已取消：与${named.them}的“${named.service}”，${named.when}`,
      heading: named.by_reader ? '你取消了咨询' : `${named.them}取消了咨询`,
      lead: '这个时间已重新开放。附件中的日历文件会把这次咨询从你的日历中移除。',
    }),
  },
  contract_withdrawn: toEither(({ service, them, when }) => ({
    subject: `已撤回合同：与${them}的“${service}”，${when}`,
    heading: `${them}撤回了合同`,
    lead: '欧盟的学生可在 14 天内撤回与经营者的合同，并获得全额退款。附件中的日历文件会把这次咨询从你的日历中移除。',
  })),
  rescheduled: {
    prospect: (named) => ({
      subject: `已改期：与${named.them}的“${named.service}”，${named.when}`,
      heading: accepted(named) ?? (named.by_reader ? '你更改了咨询时间' : `${named.them}更改了咨询时间`),
      lead: `${before(named)}${updates}`,
    }),
    mentor: (named) => ({
      subject: `已改期：与${named.them}的“${named.service}”，${named.when}`,
      heading: accepted(named) ?? (named.by_reader ? '你更改了咨询时间' : `${named.them}更改了咨询时间`),
      lead: `${before(named)}${updates}`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `申请已撤回：与${named.them}的“${named.service}”，${named.when}`,
      heading: '你撤回了申请',
      lead: '我们不再为你保留这个时间。',
    }),
    mentor: (named) => ({
      subject: `申请已撤回：与${named.them}的“${named.service}”，${named.when}`,
      heading: `${named.them}撤回了申请`,
      lead: '你无需做任何事，这个时间已重新开放。',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `申请已过期：与${named.them}的“${named.service}”，${named.when}`,
      heading: `${named.them}没有及时答复`,
      lead: '我们不再保留这个时间。请另选时间，或选择同一路线上的其他学长学姐。',
    }),
    mentor: (named) => ({
      subject: `申请已过期：与${named.them}的“${named.service}”，${named.when}`,
      heading: `${named.them}的申请已过期`,
      lead: '你没有及时答复，这个时间已重新开放。',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `明天：与${named.them}的“${named.service}”，${named.when}`,
      heading: `你与${named.them}的咨询将在 24 小时后开始`,
      lead: '如果无法参加，请现在取消，把时间让给别人。',
    }),
    mentor: (named) => ({
      subject: `明天：与${named.them}的“${named.service}”，${named.when}`,
      heading: `你与${named.them}的咨询将在 24 小时后开始`,
      lead: `如果无法参加，请现在取消，并告诉${named.them}原因。`,
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `1 小时后：与${named.them}的“${named.service}”，${named.time}`,
      heading: `你与${named.them}的咨询将在 1 小时后开始`,
      lead: joinEarly,
    }),
    mentor: (named) => ({
      subject: `1 小时后：与${named.them}的“${named.service}”，${named.time}`,
      heading: `你与${named.them}的咨询将在 1 小时后开始`,
      lead: joinEarly,
    }),
  },
  proposed: toEither(({ service, them, when }) => ({
    subject: `建议改期：与${them}的“${service}”，${when}`,
    heading: `${them}建议了其他时间`,
    lead: '在你选择之前，咨询时间不变。建议的时间不会保留。',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `建议已拒绝：与${them}的“${service}”，${when}`,
    heading: `${them}拒绝了你建议的时间`,
    lead: '咨询时间不变，你的日历也没有任何变化。',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `参加方式：与${them}的“${service}”，${when}`,
    heading: `${them}添加了参加方式`,
    lead: '附件中的日历文件会更新你的日历。',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `请添加链接：与${them}的“${service}”，${when}`,
          heading: `你与${them}的咨询还没有会议链接`,
          lead: `请现在添加，让${them}知道如何加入。我们会发邮件告诉${them}。`,
        }
      : {
          subject: `请添加参加方式：与${them}的“${service}”，${when}`,
          heading: `你与${them}的咨询还没有号码或地址`,
          lead: `请现在添加。我们会发邮件告诉${them}。`,
        },
  ),
  no_show_mentor: reportedAbsent,
  no_show_prospect: reportedAbsent,
};

const labels: BookingWords['labels'] = {
  yours: '你的时间',
  message: (name) => `${name}的留言`,
  reason: (name) => `${name}说明的原因`,
  your_message: '你的留言',
  your_reason: '你说明的原因',
  open: '查看预约',
  answer: '答复申请',
  say: '说明经过',
  pay: '立即付款',
  find: '另选时间',
  link_by_mentor: (name) => `${name}会在咨询开始前把链接发给你。`,
  link_by_you: '请在咨询开始前自行发送链接，因为你没有可以生成链接的已连接日历。',
  place_by_mentor: (name) => `${name}会在咨询开始前告诉你。`,
  place_by_you: '请在咨询开始前告诉学生，因为你的服务没有填写地址或电话号码。',
  unsubscribe: '停止提醒',
  why: '你收到这封邮件，是因为你在 Abroad Mentors 上有预约。',
  times: '建议的时间',
  choose: '选择时间',
};

export const zh: BookingWords = { mails, labels };
