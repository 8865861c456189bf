export default {
  'conduct.title': '社区规则',
  'conduct.intro':
    '这些规则适用于所有人，涵盖个人主页、服务、消息、评价、预约和咨询。它们说明什么不被允许，以及会有什么后果。',
  'conduct.banned_title': '不允许的行为',
  'conduct.rule_safety': '威胁、暴力，以及任何使人陷入危险的行为。',
  'conduct.rule_harassment': '辱骂、施压，以及对方不愿接受的联系。',
  'conduct.rule_minor_at_risk': '任何伤害未成年人或使其面临风险的行为。',
  'conduct.rule_scam': '骗取钱财或数据，以及出售录取名额、签证或奖学金。',
  'conduct.rule_paying_outside': '要求或提出在 Abroad Mentors 之外付款。',
  'conduct.rule_fake_profile': '冒充他人，或填写虚假的学历和工作经历。',
  'conduct.rule_fake_review': '购买、交换或编造的评价。',
  'conduct.rule_hate': '因出身、宗教、性别、性取向、残障或年龄而蔑视他人。',
  'conduct.rule_sexual': '色情内容和性骚扰。',
  'conduct.rule_privacy': '未经同意泄露他人的个人信息。',
  'conduct.rule_copyright': '属于他人的文字、照片和文件。',
  'conduct.rule_spam': '广告，以及反复发送的相同内容。',
  'conduct.rule_other_illegal': '其他一切违法内容。',
  'conduct.rule_no_show': '已确认的咨询未到场，或临近开始才取消。',
  'conduct.steps_title': '违规的后果',
  'conduct.steps_intro':
    '每次违规会记一次违规记录，有效期为 {months, plural, other {# 个月}}。同类记录越多，后果越重。让银行追回已进行的咨询的付款，也记一次违规记录。',
  'conduct.strike': '违规次数',
  'conduct.leads_to': '后果',
  'conduct.ladder_no_show': '学长学姐未到场',
  'conduct.ladder_paying_outside': '在 Abroad Mentors 之外付款',
  'conduct.late_text':
    '学长学姐在开始前不足 {hours, plural, other {# 小时}}取消，即为临近取消。每 {count, plural, other {# 次临近取消}}计为一次未到场。',
  'conduct.safety_text': '如果有人处于危险之中，我们在第一次违规时就会处理，并可能停用或关闭账号。',
  'conduct.close_text':
    '我们会先告知学长学姐原因，{days} 天后才关闭其账号，以便完成已预约的咨询。只有在多次违反规则、法律要求，或法律规定的紧急原因下才会立即关闭。',
  'conduct.other_text': '其他情况下，我们选择足够有效的最轻措施：提示、警告、移除文字、暂时隐藏主页、停用或关闭账号。',
  'conduct.step_warn': '警告',
  'conduct.step_hide_checklist': '主页隐藏，直到重新阅读检查清单',
  'conduct.step_hide_days': '主页隐藏 {days, plural, other {# 天}}',
  'conduct.step_suspend_days': '账号停用 {days, plural, other {# 天}}',
  'conduct.step_close': '经人工确认后账号关闭',
  'conduct.decide_title': '我们如何决定',
  'conduct.decide_due': '每条举报都由我们的团队成员查看：可能有人处于危险时在 24 小时内，其他情况在 3 天内。',
  'conduct.decide_automatic':
    '有些事是自动的。{hours} 小时内被 {count} 位互不相关的人举报的内容会先隐藏，直到我们查看，同一网络下的多个账号按一人计算。如果有人举报危险或未成年人面临风险，在我们查看之前，双方都不能在该对话中发消息。一天内发给第四个人的相同消息会先等待审核。另外，学长学姐未到场会按上表隐藏主页。',
  'conduct.decide_signals':
    '有些事项只是等待人工核实：多张卡被拒后，付款暂停一小时；学长学姐与学生共用银行卡、浏览器或银行账号时，打款会暂缓；照片与其他账号相同的新学长学姐，在证明学历或核实之前不可付费预约；同一天的大量免费首次咨询不计入评分。',
  'conduct.decide_statement': '如果我们作出处理，你会收到理由说明：决定了什么、为什么、持续多久，以及你可以做什么。',
  'conduct.decide_staff': '任何人都不能处理与自己或自己的预约有关的事。',
  'conduct.appeal_title': '如果你不同意',
  'conduct.appeal_text':
    '每个决定你可以在 6 个月内申诉一次，账号停用期间也可以。如有可能，由另一个人重新审查。我们力争在 14 天内答复。如果我们错了，决定会被撤销，违规记录不再有效。',
  'conduct.report_title': '如何举报',
  'conduct.report_text':
    '在个人主页、服务、评价、预约、对话或消息上点击“举报”。对所有人可见的内容，无需账号即可举报。我们会确认每条举报，并告诉你结果。我们绝不会透露举报人。',
  'conduct.more': '发生的频率：<link>透明度</link>。',
};
