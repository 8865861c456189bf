import type { ProofWords } from './words.ts';

export const zh: ProofWords = {
  code: {
    title: (code) => `你的验证码：${code}`,
    lead: ({ person, university, minutes }) =>
      `${person}想证明自己属于${university}，并填写了这个地址。验证码在 ${minutes} 分钟内有效。`,
    code_label: '验证码',
    ignore: '如果这不是你，请忽略这封邮件，不会发生任何事。',
    button: '输入验证码',
    why: '你收到这封邮件，是因为有人填写了你的地址。我们不会保存它。',
  },
  news: {
    proven: {
      title: (at) => `我们已核对你在${at}的学位`,
      lead: '你的资料现在会显示我们看过证明。我们会在 30 天后删除你的文件。',
      button: '查看你的资料',
    },
    refused: {
      title: (at) => `我们没能接受你在${at}的文件`,
      lead: '你可以在资料里重新提交。我们会在 30 天后删除这份文件。',
      button: '提交其他文件',
    },
    revoked: {
      title: (at) => `你在${at}的证明不再有效`,
      lead: '你的资料不再显示它。你可以改为提交文件。',
      button: '打开你的资料',
    },
    old: {
      title: (at) => `你在${at}的邮箱还在用吗？`,
      lead: '我们两年前核对过它，你的资料显示的是那个日期。如果还在用，可以重新证明，显示新的日期。不这样做也不会有任何变化。',
      button: '重新证明',
    },
  },
  refusals: {
    name_differs: '文件上的姓名与你资料里的不同。',
    institution_differs: '文件来自另一所大学。',
    dates_differ: '文件上的日期与你资料里的不同。',
    unreadable: '我们看不清这份文件。',
    not_a_degree: '文件没有显示学位。',
    looks_altered: '文件看起来被改动过。',
    other: '文件没有显示你资料里写的内容。',
  },
  invite: {
    title: (at) => `${at}确认你是其中一员`,
    lead: '请在资料里、你在那里的教育经历旁边接受。在此之前不会显示任何内容。',
    button: '打开你的资料',
  },
};
