export default {
  'transparency.title': 'पारदर्शिता',
  'transparency.intro':
    'क्या रिपोर्ट हुआ, हमने क्या किया और अपीलों का नतीजा क्या रहा। आँकड़े हमारे रिकॉर्ड से हैं और इनमें हर मामला शामिल है। क्या मना है, यह <link>हमारे नियम</link> बताते हैं।',
  'transparency.means_title': 'सॉफ़्टवेयर क्या करता है, और लोग क्या तय करते हैं',
  'transparency.means_intro':
    'सॉफ़्टवेयर अपने-आप तभी कुछ करता है जब रुकने से नुकसान हो, या जब तय नियम में तौलने को कुछ न हो। ऐसा होने पर आपको बताया जाता है, और आप किसी व्यक्ति से जाँच करवाने को कह सकते हैं।',
  'transparency.software': 'सॉफ़्टवेयर, तय नियमों से',
  'transparency.means_hide': '{hours} घंटों में {reporters} अलग-अलग लोग जिसकी रिपोर्ट करें, उसे किसी व्यक्ति की जाँच तक छिपाता है।',
  'transparency.means_missed':
    'सेशन में न आने वाले मेंटर की प्रोफ़ाइल हमारे नियमों में लिखे समय तक छिपाता है। यह कभी खाता बंद नहीं करता।',
  'transparency.means_contact':
    'समीक्षाओं में फ़ोन नंबर, ईमेल पते और लिंक छिपाता है; मैसेज में तब तक, जब तक दोनों का कोई पक्का सेशन न हो।',
  'transparency.means_rating':
    'जो समीक्षाएँ शायद स्वतंत्र नहीं हैं, उन्हें रेटिंग में नहीं गिनता: नए खातों से, दोनों तरफ़ एक ही कार्ड, ब्राउज़र या नेटवर्क वाली, या मुफ़्त पहले सेशनों के झुंड से। वे दिखती रहती हैं।',
  'transparency.means_cards': '{minutes} मिनट में {declines} से ज़्यादा कार्ड अस्वीकार होने पर भुगतान एक घंटे रोकता है।',
  'transparency.means_photo':
    'अगर नए मेंटर की फ़ोटो किसी और खाते पर है और पेआउट का देश उसकी किसी पढ़ाई से मेल नहीं खाता, तो प्रमाण या किसी व्यक्ति की जाँच तक पैसे वाली बुकिंग रोकता है।',
  'transparency.means_payouts': 'बैंक खाता बदलने पर, या मेंटर और स्टूडेंट एक ही व्यक्ति लगें तो, किसी व्यक्ति की जाँच तक पेआउट रोकता है।',
  'transparency.means_files': 'मैलवेयर वाली फ़ाइलें नहीं लेता।',
  'transparency.people': 'लोग, हर मामले में अलग से',
  'transparency.people_rules': 'क्या कोई बात नियम तोड़ती है, हम क्या हटाते हैं, और खाता निलंबित या बंद करते हैं या नहीं।',
  'transparency.people_proofs': 'कौन से दस्तावेज़ पढ़ाई साबित करते हैं, विवादित गैरहाज़िरी में क्या हुआ, और तब क्या लौटाया जाता है।',
  'transparency.people_appeals': 'हर अपील, सॉफ़्टवेयर के किए पर भी।',
  'transparency.taken_back': '{count, plural, one {इनमें से # वापस लिया गया।} other {इनमें से # वापस लिए गए।}}',
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
