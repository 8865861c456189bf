export default {
  'viewing.as':
    'आप साइट को {name} की तरह देख रहे हैं, सिर्फ़ देखने के लिए। {count, plural, one {# मिनट बाकी।} other {# मिनट बाकी।}}',
  'viewing.stop': 'बंद करें',
  'viewing.not_shown': 'किसी और के रूप में देखते समय यह नहीं दिखता।',
  'viewing.stopping': 'बंद हो रहा है…',
};
