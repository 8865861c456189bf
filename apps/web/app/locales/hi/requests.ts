import type { Messages } from '../index.ts';

export default {
  'requests.about': '{name} के बारे में',
  'requests.loading': 'विद्यार्थी की प्रोफ़ाइल लोड हो रही है',
  'requests.none': 'मेंटर के साथ अभी कोई पुराना सेशन नहीं',
  'requests.kept': '{count, plural, one {# सेशन में शामिल} other {# सेशन में शामिल}}',
  'requests.missed': '{count, plural, =0 {कोई अनुपस्थिति नहीं} one {# बार अनुपस्थिति} other {# बार अनुपस्थिति}}',
  'requests.answers': '{name} के साथ {sessions, plural, one {# सेशन} other {# सेशन}} के बाद मेंटरों ने क्या कहा',
  'requests.on_time': 'समय पर: {sessions} में से {count}',
  'requests.prepared': 'तैयारी के साथ: {sessions} में से {count}',
  'requests.meet_again': 'फिर मिलना चाहेंगे: {sessions} में से {count}',
  'requests.hidden': '{name} ने आपके साथ प्रोफ़ाइल शेयर नहीं की है।',
  'requests.full': 'पूरी प्रोफ़ाइल देखें',
  'requests.full_of': 'पूरी प्रोफ़ाइल देखें: {name}',
  'requests.who': 'देखें कि कौन पूछ रहा है',
  'requests.who_of': 'देखें कि कौन पूछ रहा है: {name}',
  'requests.propose': 'दूसरे स्लॉट सुझाएँ',
  'requests.propose_to': '{name} को दूसरे स्लॉट सुझाएँ',
  'requests.propose_text': '3 तक स्लॉट सुझाएँ। {name} के चुनने तक अनुरोध का समय वही रहेगा और उसे स्वीकार किया जा सकता है।',
  'requests.own_text': '{name} के चुनने तक अनुरोध का समय वही रहेगा: {moment}। उसे अब भी स्वीकार किया जा सकता है।',
  'requests.moved_toast': 'अनुरोध का समय बदल गया। {name} को बता दिया गया है।',
} satisfies Messages;
