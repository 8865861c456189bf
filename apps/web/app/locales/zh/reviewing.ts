export default {
  'reviewing.title': '评价规则',
  'reviewing.intro': '本页说明谁可以评价学长学姐、我们核实什么，以及如何处理评价。',

  'reviewing.who_title': '谁可以写评价',
  'reviewing.who_session': '只有在这里预约并与对方进行过咨询的学生。每次咨询只有一条对学长学姐的评价。',
  'reviewing.who_time': '从咨询结束起，{days, plural, other {# 天}}内可以写。',
  'reviewing.who_none': '已取消或有人未到场的咨询没有评价。个人主页会显示对方履约了多少次咨询。',
  'reviewing.who_mentor':
    '学长学姐会回答三个关于学生的问题。这些回答从不公开。有多位学长学姐回答后，收到该学生预约的人可以看到有多少次回答为“是”。',

  'reviewing.checked_title': '我们核实什么',
  'reviewing.checked_session': '我们从预约记录得知双方确实进行了这次咨询。',
  'reviewing.checked_opinion': '我们不核实评价内容是否正确。它反映的是学生对这次咨询的感受。',
  'reviewing.checked_signs': '我们会查找学长学姐用其他账号给自己写评价的迹象：相同的支付卡、浏览器或网络。',
  'reviewing.checked_paid': '我们不代写、不购买评价，也不为评价付费。学长学姐不得以任何好处换取评价。',

  'reviewing.sealed_title': '先封存',
  'reviewing.sealed':
    '在双方都写完之前，或在咨询结束后 {days, plural, other {# 天}}之前，其他人都看不到评价。在那之前，作者可以修改。这样就不会有人用评价来回应评价。',

  'reviewing.shown_title': '显示什么',
  'reviewing.shown_all': '所有已发布的评价，无论好坏：先显示你的语言的评价，再按从新到旧排列。',
  'reviewing.shown_mean':
    '平均分按每位学生最近一次的评价计算，每人只算一次。{count, plural, other {有 # 位学生评价后才显示。}}在那之前，个人主页显示“新加入”。',
  'reviewing.shown_reversed': '如果银行后来撤回了付款，评价会保留并注明。',
  'reviewing.shown_reply': '学长学姐可以回复一次，期限为 {reply_days, plural, other {# 天}}。',

  'reviewing.uncounted_title': '哪些不计入',
  'reviewing.uncounted': '以下评价会显示，但不影响平均分：',
  'reviewing.uncounted_new': '新账号对免费咨询的评价。评价上会注明不计入。',
  'reviewing.uncounted_same': '与学长学姐使用相同支付卡、浏览器或网络的账号所写的评价。评价上会注明不计入的原因。',
  'reviewing.uncounted_ring': '对同一天里与学长学姐进行的众多免费首次咨询的评价。每条评价上会注明不计入的原因。',
  'reviewing.uncounted_before': '同一位学生更早的评价。',
  'reviewing.uncounted_frozen': '如果一天内有许多新账号评价同一位学长学姐，平均分会保持一天不变，以便我们核实。',

  'reviewing.hide_title': '谁可以修改或隐藏评价',
  'reviewing.hide_change': '已发布的评价谁都不能修改：学生不能，学长学姐不能，我们也不能。',
  'reviewing.hide_student': '学生可以整条撤回。',
  'reviewing.hide_mentor': '学长学姐不能隐藏评价，我们也不会因为是差评就隐藏。',
  'reviewing.hide_contact': '评价中的电话号码、邮箱、用户名和链接会被隐藏，其余内容保留。',
  'reviewing.hide_staff': '我们可以隐藏违反规则的评价。我们会告诉作者原因，作者可以申诉。',

  'reviewing.erase_title': '账号注销后',
  'reviewing.erase_student': '学生注销账号后，姓名和文字会被移除。星级保留，因此平均分不变。',
  'reviewing.erase_mentor': '学长学姐注销账号后，个人主页和其中的评价不再显示。',
};
