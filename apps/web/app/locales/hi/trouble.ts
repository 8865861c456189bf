/** The list of errors behind the details of an error card. */
export default {
  'trouble.title': 'क्या गड़बड़ हुई',
  'trouble.nothing': 'अब कुछ दर्ज नहीं है।',
  'trouble.copy': 'सहायता के लिए कॉपी करें',
  'trouble.copied': 'कॉपी हो गया।',
  'trouble.copy_failed': 'कॉपी नहीं हो सका। ऊपर की पंक्तियाँ खुद चुनें।',
};
