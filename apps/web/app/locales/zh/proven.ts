export default {
  'proven.affiliation': '曾有 {domain} 邮箱 · {month}核实',
  'proven.graduation': '已查看学位证明 · {month}',
  'proven.graduation_at': '已查看{university}的学位证明 · {month}',
  'proven.vouched': '{university}确认 · {month}',
  'proven.list': '这段学业的证明',
  'proven.affiliation_how': '我们向该校的一个邮箱发送了验证码，并在这里得到了正确输入。这只能证明邮箱，不能证明学位。',
  'proven.graduation_how': '我们的工作人员查看了学位文件，并核对了姓名、学校和日期。',
  'proven.vouched_how': '该校告诉我们此人曾在那里学习。',
  'proven.once': '我们只在当时核实过一次。',
};
