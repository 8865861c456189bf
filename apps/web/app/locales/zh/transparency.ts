export default {
  'transparency.title': '透明度',
  'transparency.intro':
    '举报了什么、我们如何处理、申诉结果如何。数字来自我们的记录，包含每一个案件。<link>社区规则</link>说明了哪些行为不被允许。',
  'transparency.means_title': '哪些由软件处理，哪些由人决定',
  'transparency.means_intro':
    '只有在等待会造成伤害，或固定规则没有需要权衡之处时，软件才会自行处理。软件处理后会告知你，你可以要求人工核实。',
  'transparency.software': '软件按固定规则',
  'transparency.means_hide':
    '隐藏 {hours} 小时内被 {reporters} 位互不相关的人举报的内容，直到人工核实。如果有人举报危险或未成年人面临风险，在此之前双方都不能在该对话中发消息。',
  'transparency.means_missed': '隐藏未到场的留学导师的主页，时长以规则为准。软件从不关闭账号。',
  'transparency.means_contact':
    '隐藏评价中的电话号码、邮箱地址和链接；消息中的则隐藏到双方有已确认的咨询为止。一天内发给第四个人的相同消息会等待人工核实。',
  'transparency.means_rating':
    '不把可能不独立的评价计入评分：来自新账号、双方使用同一张卡、同一浏览器或同一网络，或来自集中出现的免费首次咨询。这些评价仍会显示。如果一天内有许多新账号评价同一位留学导师，评分会保持一天不变。',
  'transparency.means_cards': '{minutes} 分钟内超过 {declines} 张卡被拒后，付款暂停一小时。',
  'transparency.means_photo':
    '如果新留学导师的照片出现在其他账号上，且收款国家/地区与其任何学历都不符，则不可付费预约，直到证明学历或人工核实。',
  'transparency.means_payouts': '更换银行账号后，或留学导师与学生像是同一个人时，暂缓打款，直到人工核实。',
  'transparency.means_files': '拒收含有恶意软件的文件。',
  'transparency.people': '由人逐案决定',
  'transparency.people_rules': '某事是否违反规则、我们移除什么，以及是否停用或关闭账号。',
  'transparency.people_proofs': '哪些文件能证明学历、有争议的未到场究竟如何，以及相应的退款。',
  'transparency.people_appeals': '每一份申诉，包括针对软件所作处理的申诉。',
  'transparency.taken_back': '{count, plural, other {其中 # 个已撤回。}}',
  'transparency.so_far': '{year} 年至今',
  'transparency.none': '没有举报',
  'transparency.reports': '{count, plural, other {# 条举报}}',
  'transparency.reason': '原因',
  'transparency.number': '数量',
  'transparency.by_reason': '按原因统计的举报',
  'transparency.actions': '我们的处理',
  'transparency.action': '措施',
  'transparency.no_actions': '没有决定',
  'transparency.automatic': '{count, plural, other {# 个决定由系统自动作出，之后经人工检查。}}',
  'transparency.time': '作出决定的时间',
  'transparency.median': '一半的案件在 {hours, plural, other {# 小时}}内作出决定。',
  'transparency.too_few': '决定太少，无法给出通常时间。',
  'transparency.appeals': '申诉',
  'transparency.appeals_received': '已收到',
  'transparency.appeals_decided': '已答复',
  'transparency.appeals_overturned': '决定被撤销',
  'transparency.as_of': '截至{moment}',
};
