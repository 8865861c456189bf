export default {
  'documents.hint': '最多 {count} 个文件，每个 10 MB：PDF、PNG、JPEG 或 WebP。',
  'documents.sent': '已发送的文件',
  'documents.progress': '正在发送第 {done} 个文件，共 {of} 个…',
  'documents.remove': '移除：{name}',
  'documents.kept': '只有我们的工作人员能看到。决定后 {days} 天删除。',
  'documents.optional': '文件（选填）',
  'documents.yours': '你发送的文件',
};
