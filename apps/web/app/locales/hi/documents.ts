export default {
  'documents.hint': '10 MB की ज़्यादा से ज़्यादा {count} फ़ाइलें: PDF, PNG, JPEG या WebP.',
  'documents.sent': 'भेजी गई फ़ाइलें',
  'documents.progress': '{of} में से फ़ाइल {done} भेजी जा रही है…',
  'documents.remove': 'हटाएँ: {name}',
  'documents.kept': 'इसे सिर्फ़ हमारी टीम देखती है। फ़ैसले के {days} दिन बाद हम इसे मिटा देते हैं।',
  'documents.optional': 'दस्तावेज़ (वैकल्पिक)',
  'documents.yours': 'आपके भेजे हुए दस्तावेज़',
};
