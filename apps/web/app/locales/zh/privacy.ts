/** The Privacy Policy. Its version, in `features/legal/privacy-policy.tsx`, changes with what it means. */
export default {
  'privacy.intro':
    'Abroad Mentors 让学生结识留过学的人。为此，我们会保存你告诉我们的部分信息。本页说明我们保存什么、为什么、保存多久、谁能看到，以及你可以怎么做。',

  'privacy.kept_title': '我们保存什么，为什么',
  'privacy.kept_account': '你的姓名、邮箱和登录方式，以确保账号属于你。密码由身份服务商保管，我们从不接触。',
  'privacy.kept_profile':
    '你在资料中填写的内容：来自哪里、教育、工作、话题、语言、计划、头像和时区。留学导师和学生据此找到对方，并为咨询做准备。',
  'privacy.kept_bookings':
    '你的预约：谁、何时、哪项服务、你写给对方的话，以及结果如何。付费咨询还包括支付和退款的金额。',
  'privacy.kept_messages':
    '你的对话：消息、文件、你的完整邮件回复，以及你屏蔽的人。软件会在消息和评价中查找联系方式，并在消息中查找引导站外付款的内容和群发的内容。文件可能会接受恶意软件检查。',
  'privacy.kept_reviews': '你对咨询的评价、回复和回答，以及你给对方的私信。',
  'privacy.kept_sessions': '你在咨询中点击“加入”的时间。如果有人举报对方未到场：双方的说明，以及加密保存的文件。',
  'privacy.kept_trading':
    '如果你是留学导师：你是否以经营者身份提供咨询；如果是，还有所有人都能看到的企业名称、通讯地址、邮箱、电话、登记号和增值税号。打款方面：收款账号、金额和时间。你提供给我们的银行信息会加密保存。',
  'privacy.kept_withdrawal':
    '如果你撤回合同：你填写的姓名和邮箱，以及时间。如果你要求在 14 天内进行咨询，也会保存这一点。',
  'privacy.kept_acceptance': '你接受了哪些条款的哪个版本、何时接受、来自哪个网络地址。这是你已接受条款的证明。',
  'privacy.kept_mail': '我们发给你的邮件。',
  'privacy.kept_calendars':
    '如果你连接日历：你在该服务的账号、我们的访问凭证（加密保存），以及你忙碌的时间。我们不保存日程的内容。',
  'privacy.kept_more':
    '你的设置、通知和已保存的搜索。如果你使用，还包括以加密标记保存的 API 密钥，以及 Webhook 和我们向其发送的内容。',
  'privacy.kept_push':
    '如果你开启屏幕通知：浏览器厂商为此提供的地址和浏览器名称，直到你关闭通知或退出登录。发送的内容经过加密，只有你的浏览器能解开。',
  'privacy.kept_signals':
    '你使用的浏览器、网络和支付卡，以及收款银行账号的户名，以无法还原的加密标记保存。我们在留学导师与其学生之间比对这些标记，以发现自我评价和向自己付款的咨询。',
  'privacy.kept_sign_ins': '你的登录时间，供你和我们的团队查看谁使用过账号。',
  'privacy.kept_fraud':
    '疑似欺诈的情况：被拒的银行卡、被银行追回的付款、其他账号也有的照片（我们会比对照片的样貌），以及标记显示的情况。后续由人来决定。',
  'privacy.kept_proofs':
    '证明你学历的信息：以无法还原的加密标记保存的大学邮箱，以及加密保存、只有我们的工作人员能看到的文件。',
  'privacy.kept_reports': '你的举报：你写的内容、你填写的姓名和邮箱，以及以无法还原的加密标记保存的网络地址。',
  'privacy.kept_decisions': '我们的团队就你或你的举报作出的决定：理由、相关文字的副本、违规记录和申诉。',
  'privacy.kept_technical':
    '服务器对请求和错误的日志。日志记录打开了哪个页面，请求和账号只用编号表示。我们不记录邮箱、网络地址、消息或你输入的内容。',

  'privacy.basis_title': '我们的法律依据',
  'privacy.basis_contract': '大部分信息是为了完成你要我们做的事：展示你的资料、完成预约、发送邀请或收取付款。',
  'privacy.basis_interest': '保护网站不被滥用、修复故障，是我们的正当利益，也是你的。',
  'privacy.basis_consent': '资料中的选填内容由你决定是否提供，也可以随时删除。',
  'privacy.basis_law': '法律要求我们保存付款记录。',

  'privacy.seen_title': '谁能看到什么',
  'privacy.seen_mentor': '留学导师的资料是公开的，搜索引擎也可能显示。',
  'privacy.seen_prospect':
    '学生的申请等待答复期间，以及双方有已确认的咨询后，留学导师可以看到该学生的资料。学生可以在资料中选择仅自己可见，或所有人可见。',
  'privacy.seen_email': '你账号的邮箱只显示给已确认预约的另一方。只有我们的团队可以按邮箱搜索。',
  'privacy.seen_team':
    '我们的团队只看帮助你、作出决定和打款所需的信息。只有消息被举报、疑似违反规则或与未到场有关时，他们才会查看消息。每次查看文字或文件都会留下记录。',
  'privacy.seen_providers':
    '为我们工作的服务商只得到所需的信息：身份服务商、邮件服务、支付服务、文件存储服务，以及你所连接的日历。',
  'privacy.seen_bank':
    '如果你在咨询后对银行卡付款提出争议，银行会收到你的姓名、邮箱、预约和你写给留学导师的消息，以证明咨询已经进行。',
  'privacy.seen_nobody': '我们不出售你的数据，这里没有广告，也没有跟踪。',

  'privacy.browser_title': '哪些留在你的浏览器中',
  'privacy.browser_intro': '我们的 Cookie 不会跟踪你到别处。下列内容让网站保持你离开时的样子，最多保存一年：',
  'privacy.browser_id': '这个浏览器的随机编号，帮助我们区分滥用和正常使用；',
  'privacy.browser_choices': '你的语言、主题、时间格式、时区和货币，搜索地图是否打开，以及你在这里是留学导师还是学生；',
  'privacy.browser_signed_in':
    '一个标记，表明你已在此登录以及哪份资料属于你，方便页面为你的名字和可编辑的内容留出位置。',
  'privacy.browser_storage':
    '登录密钥和你已开始填写的内容保存在浏览器的存储中，直到你退出登录或提交为止。身份服务商以及付款页面上的支付服务会保存各自的 Cookie。',

  'privacy.time_title': '保存多久',
  'privacy.time_account': '账号和资料：直到你删除为止。之后，你的链接会以加密标记的形式继续占用一年。',
  'privacy.time_bookings': '预约：直到你注销账号为止。之后，预约会为对方和我们的记录保留，但不含你的姓名和你写的内容。',
  'privacy.time_messages':
    '对话：最后一条消息和最后一次咨询之后 24 个月。如果你注销账号，对方会保留你的消息，但不含你的姓名和文件。',
  'privacy.time_reviews': '评价和私信：直到你注销账号为止。之后星级保留，但不含你的姓名和文字。',
  'privacy.time_mail': '我们发给你的邮件和发往 Webhook 的内容：30 天。通知：180 天。',
  'privacy.time_connected': '日历、已保存的搜索、API 密钥和 Webhook：直到你移除为止。',
  'privacy.time_payments': '付款记录：按法律要求的期限保存，不含你的资料。',
  'privacy.time_signals':
    '这些标记：在你最后一次使用该浏览器、网络或银行卡后保留 90 天；银行账号户名保留至该账号被移除。',
  'privacy.time_sign_ins': '登录时间：90 天。',
  'privacy.time_fraud': '被拒的银行卡：一天。疑似欺诈的情况：一年，或至相关案件结案。',
  'privacy.time_proofs':
    '文件：保存到我们作出决定后 30 天，最长 90 天。大学邮箱的标记：保存到你撤回该证明为止。如果是我们撤销了证明，即使你注销账号，我们仍会保留该标记，但不含你的姓名。',
  'privacy.time_reports': '举报：保存到你注销账号；如果你举报时没有账号，则保存到案件结案后 6 个月。',
  'privacy.time_decisions':
    '关于你的决定：直到你注销账号为止，之后不含你的姓名和文字。文字副本：保存到案件结案后 6 个月。',
  'privacy.time_technical': '服务器日志：保存到查明故障或制止滥用为止。',

  'privacy.rights_title': '你可以怎么做',
  'privacy.rights_read': '查看和更正我们保存的信息：随时可在你的资料中进行。',
  'privacy.rights_take':
    '带走你的数据：在设置中，你可以用一个文件取得我们保存的关于你的信息，但不含密钥、加密标记和你发给我们团队的文件。',
  'privacy.rights_erase': '要求删除：在设置中注销账号时，会先取消已有的预约并退款，然后移除你的信息。',
  'privacy.rights_object': '反对某种用途，或要求我们在核查期间暂停：发邮件到每个页面底部的邮箱即可。',
  'privacy.rights_complain': '向你居住地的数据保护机构投诉。',

  'privacy.young_title': '如果你未满 18 岁',
  'privacy.young': '年满 16 岁才能拥有账号。如果你未满 18 岁，须由父母或监护人同意你使用 Abroad Mentors。',

  'privacy.changes_title': '本政策更改时',
  'privacy.changes': '重要更改会形成新版本，并在本页公布。版本及其日期见页面顶部。',
};
