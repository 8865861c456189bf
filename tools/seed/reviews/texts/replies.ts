/** The replies of mentors to students who were content, and to those who were not, by language. */
export const REPLIES: Readonly<Record<string, { content: readonly string[]; other: readonly string[] }>> = {
  en: {
    content: [
      'Thank you! Write to me when the letter comes. I want to know how it ends.',
      'You had done most of the work already. Good luck with the next step!',
      'It was a pleasure. Say hello to your parents from me.',
      'Thanks! And do start on the translations early, they take longest.',
    ],
    other: [
      'Thank you for saying it. I now ask for documents two days ahead, so that I have really read them.',
      'You are right, and I am sorry. I have left more time before my sessions since then.',
      'That is fair. I have made clearer in my profile what I know well and what I don’t.',
    ],
  },
  es: {
    content: [
      '¡Gracias a ti! Cuéntame cómo sale todo.',
      'Un placer. Ya traías el trabajo hecho, solo faltaba ordenarlo.',
    ],
    other: ['Gracias por decirlo. Tienes razón; ahora pido los documentos con más tiempo.'],
  },
  fr: {
    content: [
      'Merci ! Donne-moi des nouvelles quand la réponse arrive.',
      'Avec plaisir. Le plus dur, tu l’avais déjà fait.',
    ],
    other: ['Merci pour ta franchise. Je demande maintenant les documents deux jours avant.'],
  },
  vi: {
    content: [
      'Cảm ơn em! Có kết quả nhớ báo tin nhé.',
      'Em chuẩn bị kỹ nên buổi nói chuyện mới được vậy. Chúc em may mắn!',
    ],
    other: ['Cảm ơn em đã góp ý. Từ nay mình xin bản nháp trước hai ngày để đọc cho kỹ.'],
  },
  zh: {
    content: ['谢谢！有结果了记得告诉我。', '你准备得很认真，祝一切顺利！'],
    other: ['谢谢你的反馈，说得对。以后我会提前两天要材料，认真看完再聊。'],
  },
  hi: {
    content: ['धन्यवाद! नतीजा आए तो ज़रूर बताना।'],
    other: ['बताने के लिए धन्यवाद। अब काग़ज़ दो दिन पहले माँगने का नियम बना लिया है।'],
  },
  ar: {
    content: ['شكرًا لك! أخبرني بالنتيجة حين تصل.'],
    other: ['شكرًا على الصراحة. صرت أطلب الوثائق قبل يومين لأقرأها جيدًا.'],
  },
};
