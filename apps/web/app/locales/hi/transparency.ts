export default {
  'transparency.title': 'पारदर्शिता',
  'transparency.intro':
    'क्या रिपोर्ट हुआ, हमने क्या किया और अपीलों का नतीजा क्या रहा। आँकड़े हमारे रिकॉर्ड से हैं और इनमें हर मामला शामिल है। क्या मना है, यह <link>हमारे नियम</link> बताते हैं।',
  'transparency.so_far': '{year} अब तक',
  'transparency.none': 'कोई रिपोर्ट नहीं',
  'transparency.reports': '{count, plural, one {# रिपोर्ट} other {# रिपोर्टें}}',
  'transparency.reason': 'कारण',
  'transparency.number': 'संख्या',
  'transparency.by_reason': 'कारण के अनुसार रिपोर्टें',
  'transparency.actions': 'हमने क्या किया',
  'transparency.action': 'कार्रवाई',
  'transparency.no_actions': 'कोई फ़ैसला नहीं',
  'transparency.automatic':
    '{count, plural, one {# फ़ैसला अपने-आप हुआ और बाद में जाँचा गया।} other {# फ़ैसले अपने-आप हुए और बाद में जाँचे गए।}}',
  'transparency.time': 'फ़ैसले में लगा समय',
  'transparency.median': 'आधे मामलों में फ़ैसला {hours, plural, one {# घंटे} other {# घंटों}} के अंदर हुआ।',
  'transparency.too_few': 'आम समय बताने के लिए फ़ैसले बहुत कम हैं।',
  'transparency.appeals': 'अपीलें',
  'transparency.appeals_received': 'मिलीं',
  'transparency.appeals_decided': 'फ़ैसला हुआ',
  'transparency.appeals_overturned': 'फ़ैसला पलटा',
  'transparency.as_of': '{moment} तक',
};
