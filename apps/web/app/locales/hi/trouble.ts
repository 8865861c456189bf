/** The list of errors behind the details of an error card. */
export default {
  'trouble.title': 'क्या गड़बड़ हुई',
  'trouble.nothing': 'दिखाने के लिए अब कोई गड़बड़ी नहीं है।',
  'trouble.copy': 'सहायता के लिए कॉपी करें',
  'trouble.copied': 'कॉपी हो गया।',
  'trouble.copy_failed': 'कॉपी नहीं हो सका। ऊपर की पंक्तियाँ चुनकर कॉपी करें।',
};
