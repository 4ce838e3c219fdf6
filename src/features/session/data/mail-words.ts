import type { Language } from "#src/shared/language.ts";

export type LinkMailKind =
  | "link"
  | "reset-password"
  | "verify-email"
  | "change-email"
  | "undo-email";
export type MailKind = LinkMailKind | "owner-code";

/** What a mail says; `{link}` or `{code}` is filled in. */
type MailWords = { subject: string; text: string };

export const mailWords: Record<Language, Record<MailKind, MailWords>> = {
  en: {
    link: {
      subject: "Sign in to Urvara",
      text: "Open this link on the phone or computer where you asked for it, within 15 minutes:\n\n{link}\n\nIt works once. If you did not ask for it, do nothing: nobody gets in without this mail.",
    },
    "reset-password": {
      subject: "Choose a new password for Urvara",
      text: "Choose a new password here, within 15 minutes:\n\n{link}\n\nYou will then be signed out everywhere and can sign in with the new one. If you did not ask for it, do nothing: your password stays as it is.",
    },
    "verify-email": {
      subject: "Confirm your e-mail address for Urvara",
      text: "Confirm that this address is yours, within 24 hours, in the browser where you are signed in to Urvara:\n\n{link}\n\nIf you did not create an account, do nothing: without your confirmation the address counts as nobody's.",
    },
    "owner-code": {
      subject: "Your code for Urvara: {code}",
      text: "Your code is {code}\n\nType it where it is asked for, within 10 minutes. If you did not ask for it, somebody is using Urvara in your name: sign out everywhere in your Profile. Tell nobody this code; we never ask for it.",
    },
    "change-email": {
      subject: "Confirm your new e-mail address for Urvara",
      text: "Confirm within 24 hours, in the browser where you are signed in to Urvara, that your account goes by this address from now on:\n\n{link}\n\nIf you did not ask for it, do nothing: without your confirmation nothing is changed.",
    },
    "undo-email": {
      subject: "Your Urvara account has another e-mail address now",
      text: "Your account goes by another e-mail address now, so this is the last mail to this one. If you changed it, nothing has to be done.\n\nIf you did not, take the account back within 7 days:\n\n{link}\n\nThis address is then put into it again, everybody is signed out of it, and you choose a new password.",
    },
  },
  hi: {
    link: {
      subject: "Urvara में लॉगिन करें",
      text: "जिस फोन या कंप्यूटर से आपने माँगा था, उसी पर यह लिंक 15 मिनट के भीतर खोलें:\n\n{link}\n\nयह लिंक एक ही बार काम करता है। अगर आपने इसे नहीं माँगा था, तो कुछ न करें: इस मेल के बिना कोई अंदर नहीं आ सकता।",
    },
    "reset-password": {
      subject: "Urvara के लिए नया पासवर्ड चुनें",
      text: "15 मिनट के भीतर यहाँ नया पासवर्ड चुनें:\n\n{link}\n\nइसके बाद आप सब जगह से लॉगआउट हो जाएँगे और नए पासवर्ड से लॉगिन कर सकेंगे। अगर आपने इसे नहीं माँगा था, तो कुछ न करें: आपका पासवर्ड वही रहेगा।",
    },
    "verify-email": {
      subject: "Urvara के लिए अपना ई-मेल पता पक्का करें",
      text: "जिस ब्राउज़र में आप Urvara में लॉगिन हैं, उसी में 24 घंटे के भीतर पक्का करें कि यह पता आपका है:\n\n{link}\n\nअगर आपने खाता नहीं बनाया है, तो कुछ न करें: आपकी पुष्टि के बिना यह पता किसी का नहीं माना जाएगा।",
    },
    "owner-code": {
      subject: "Urvara के लिए आपका कोड: {code}",
      text: "आपका कोड है {code}\n\nइसे 10 मिनट के भीतर वहाँ लिखें जहाँ यह माँगा गया है। अगर आपने इसे नहीं माँगा था, तो कोई आपके नाम से Urvara इस्तेमाल कर रहा है: अपनी प्रोफ़ाइल में सब जगह से लॉगआउट करें। यह कोड किसी को न बताएँ; हम इसे कभी नहीं पूछते।",
    },
    "change-email": {
      subject: "Urvara के लिए अपना नया ई-मेल पता पक्का करें",
      text: "जिस ब्राउज़र में आप Urvara में लॉगिन हैं, उसी में 24 घंटे के भीतर पक्का करें कि अब से आपके खाते में यही पता रहेगा:\n\n{link}\n\nअगर आपने इसे नहीं माँगा था, तो कुछ न करें: आपकी पुष्टि के बिना कुछ नहीं बदलेगा।",
    },
    "undo-email": {
      subject: "आपके Urvara खाते में अब दूसरा ई-मेल पता है",
      text: "आपके खाते में अब दूसरा ई-मेल पता है, इसलिए इस पते पर यह आखिरी मेल है। अगर इसे आपने बदला है, तो कुछ करने की ज़रूरत नहीं।\n\nअगर नहीं, तो 7 दिन के भीतर खाता वापस लें:\n\n{link}\n\nतब खाते में फिर यही पता रहेगा, सब लोग उससे लॉगआउट हो जाएँगे, और आप नया पासवर्ड चुनेंगे।",
    },
  },
  mr: {
    link: {
      subject: "Urvara मध्ये लॉगिन करा",
      text: "ज्या फोनवरून किंवा संगणकावरून तुम्ही मागितली, त्यावरच ही लिंक 15 मिनिटांत उघडा:\n\n{link}\n\nही लिंक एकदाच चालते. तुम्ही ती मागितली नसेल, तर काहीही करू नका: या मेलशिवाय कोणीही आत येऊ शकत नाही.",
    },
    "reset-password": {
      subject: "Urvara साठी नवा पासवर्ड निवडा",
      text: "15 मिनिटांत इथे नवा पासवर्ड निवडा:\n\n{link}\n\nत्यानंतर तुम्ही सगळीकडून लॉगआउट व्हाल आणि नव्या पासवर्डने लॉगिन करू शकाल. तुम्ही हे मागितले नसेल, तर काहीही करू नका: तुमचा पासवर्ड तोच राहील.",
    },
    "verify-email": {
      subject: "Urvara साठी तुमचा ई-मेल पत्ता निश्चित करा",
      text: "ज्या ब्राउझरमध्ये तुम्ही Urvara मध्ये लॉगिन आहात, त्यातच 24 तासांत हा पत्ता तुमचा असल्याचे निश्चित करा:\n\n{link}\n\nतुम्ही खाते उघडले नसेल, तर काहीही करू नका: तुमच्या खात्रीशिवाय हा पत्ता कोणाचाही मानला जाणार नाही.",
    },
    "owner-code": {
      subject: "Urvara साठी तुमचा कोड: {code}",
      text: "तुमचा कोड आहे {code}\n\nतो 10 मिनिटांत, जिथे विचारला आहे तिथे लिहा. तुम्ही तो मागितला नसेल, तर कोणीतरी तुमच्या नावाने Urvara वापरत आहे: तुमच्या प्रोफाइलमधून सगळीकडून लॉगआउट करा. हा कोड कोणालाही सांगू नका; आम्ही तो कधीही विचारत नाही.",
    },
    "change-email": {
      subject: "Urvara साठी तुमचा नवा ई-मेल पत्ता निश्चित करा",
      text: "ज्या ब्राउझरमध्ये तुम्ही Urvara मध्ये लॉगिन आहात, त्यातच 24 तासांत निश्चित करा की यापुढे तुमच्या खात्यात हाच पत्ता असेल:\n\n{link}\n\nतुम्ही हे मागितले नसेल, तर काहीही करू नका: तुमच्या खात्रीशिवाय काहीही बदलणार नाही.",
    },
    "undo-email": {
      subject: "तुमच्या Urvara खात्यात आता दुसरा ई-मेल पत्ता आहे",
      text: "तुमच्या खात्यात आता दुसरा ई-मेल पत्ता आहे, म्हणून या पत्त्यावर ही शेवटची मेल आहे. तो तुम्हीच बदलला असेल, तर काही करण्याची गरज नाही.\n\nनसेल, तर 7 दिवसांत खाते परत घ्या:\n\n{link}\n\nमग खात्यात पुन्हा हाच पत्ता येईल, सर्वजण त्यातून लॉगआउट होतील आणि तुम्ही नवा पासवर्ड निवडाल.",
    },
  },
};
