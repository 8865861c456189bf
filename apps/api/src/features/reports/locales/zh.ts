import type { ReportWords } from './words.ts';

export const zh: ReportWords = {
  see_reports: '查看你的举报',
  see_rules: '查看社区规则',
  why_address: '你收到这封邮件，是因为有人用这个邮箱提交了举报。',
  received: {
    title: '我们已收到你的举报',
    lead: (code) => `你的举报编号是 ${code}。我们的团队成员会查看，并用邮件告诉你结果。`,
  },
  outcome: {
    title: '你的举报结果',
    leads: {
      removed: (code) => `我们查看了你的举报 ${code}。所举报的内容违反了规则，我们已将其移除。感谢你告诉我们。`,
      acted: (code) =>
        `我们查看了你的举报 ${code}。所举报的内容违反了规则，我们已作处理。具体处理只与对方有关。感谢你告诉我们。`,
      nothing: (code) => `我们查看了你的举报 ${code}，没有发现违反规则的内容。如果有新的情况，请再次举报。`,
      reversed: (code) => `我们曾根据你的举报 ${code} 作出处理。在申诉后，我们重新审查并更改了决定。`,
    },
  },
  decision: {
    title: '我们作出了与你有关的决定',
    lead: '以下是我们的决定及原因。如果你不同意，可以在 6 个月内申诉。',
    label: '我们的决定',
    button: '查看决定',
  },
  appeal: {
    upheld: {
      title: '你的申诉：维持原决定',
      lead: '我们重新审查了这个决定，没有更改。',
    },
    overturned: {
      title: '你的申诉：决定已撤销',
      lead: '你是对的。这个决定不再有效，相关措施已解除。',
    },
    label: '我们的答复',
    button: '查看决定',
  },
};
